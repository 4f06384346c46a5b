import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { useStoreLastList } from '../shipments/last-list.ts';
import { fleetRow } from '../shipments/table/rows-for-tests.ts';
import { FILE, NUMBER, SERVED, showFile } from './shipment-file-for-tests.tsx';
import { ShipmentFileRecord } from './shipment-file-record.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('the header answers when, what next and who', async () => {
  showFile();
  expect(await screen.findByRole('heading', { level: 1, name: NUMBER })).toBeDefined();
  expect(await screen.findByText('Rheinwerk GmbH · File NGB-26-00118 · FCL · FOB Ningbo')).toBeDefined();
  expect(screen.getByText(/8 days late/)).toBeDefined();
  expect(screen.getByText('Arrival, Singapore')).toBeDefined();
});

test('containers are set as on the door, and a missing verified gross mass stands out', async () => {
  showFile();
  const table = await screen.findByRole('table', { name: 'Containers and other equipment' });
  const [, weighed, missing] = within(table).getAllByRole('row');
  expect(weighed?.textContent).toContain('MSKU9070323');
  expect(weighed?.textContent).toContain('15,800 kg');
  expect(weighed?.textContent).toContain('640 cartons of line 1');
  expect(within(missing as HTMLElement).getByText('Missing')).toBeDefined();
});

test('each leg shows estimated, planned and actual times, or that there are none yet', async () => {
  showFile();
  const table = await screen.findByRole('table', { name: 'Legs, planned and actual' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Maersk Enping, 648W');
  expect(first?.textContent).toContain('Not yet');
  expect(second?.textContent).toContain('Not planned');
  await waitFor(() => expect(second?.textContent).toMatch(/29\sDec.*Planned|Dec\s29.*Planned/));
  expect(first?.textContent).toContain('Estimated');
  expect(screen.getByRole('list', { name: 'Journey' }).textContent).toMatch(/Rotterdam.*Planned Dec\s29/);
});

test('the documents of the shipment have their section', async () => {
  showFile();
  const section = await screen.findByRole('region', { name: 'Documents' });
  expect(await within(section).findByRole('listitem', { name: 'Packing list' })).toBeDefined();
});

test.each(['changed', 'documents_changed', 'messages_changed'])(
  'everything on the page is read again after %s, and nothing for another shipment',
  async (event) => {
    const { calls, client } = showFile();
    await screen.findByRole('listitem', { name: 'Packing list' });
    await screen.findByText('No customs declarations yet.');
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const read = () =>
      ['amendments.list', 'declarations.list', 'documents.ofShipment'].map(
        (name) => calls.filter(({ operation }) => operation === name).length,
      );
    const before = read();
    act(() => publish('fleet', { event, data: { tracking_number: 'GS000000000' } }));
    expect(client.isFetching()).toBe(0);
    act(() => publish('fleet', { event, data: { tracking_number: NUMBER } }));
    await waitFor(() => expect(read()).toEqual(before.map((count) => count + 1)));
  },
);

test('an unknown number offers the search', async () => {
  showFile(() => {
    throw refusal('NOT_FOUND', 'No shipment found with this tracking number', 404);
  });
  expect(await screen.findByText(`No shipment ${NUMBER}`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search the console' })).toBeDefined();
});

test('what could not be loaded can be retried', async () => {
  showFile(lost);
  expect(await screen.findByText('The file could not be loaded.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: NUMBER })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

const LISTED = ['GS104588201', NUMBER, 'GS104588228'].map((tracking_number) => fleetRow({ tracking_number }));

function ListOfShipments() {
  useStoreLastList(LISTED, true);
  return null;
}

test('a file leads back to its list and to the shipments before and after it, also by j and k', async () => {
  serve({ ...SERVED, 'shipmentFile.find': () => FILE });
  const { user, address } = renderPiece(
    <>
      <ListOfShipments />
      <ShipmentFileRecord tracking_number={NUMBER} />
    </>,
    { at: `/admin?view=late&shipment=${NUMBER}` },
  );
  const list = within(await screen.findByRole('navigation', { name: 'List of shipments' }));
  expect(list.getByText('2 of 3+')).toBeDefined();
  expect(list.getByRole('link', { name: 'Shipments' }).getAttribute('href')).toBe('/admin?view=late');
  await user.keyboard('j');
  await waitFor(() => expect(address()).toBe('/admin/shipments/GS104588228'));
  await user.keyboard('k');
  await waitFor(() => expect(address()).toBe('/admin/shipments/GS104588201'));
});

test('a file opened from elsewhere has no place in a list', async () => {
  showFile();
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  expect(screen.queryByRole('navigation', { name: 'List of shipments' })).toBeNull();
});
