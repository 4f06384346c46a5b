import { ORPCError } from '@orpc/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { FILE_LISTS, fileLeg } from '../file-lists-for-tests.ts';
import { EditLegs } from './edit-legs.tsx';

const NINGBO = { ...fileLeg({}, 'Ningbo', '').from, unlocode: 'CNNGB', time_zone: 'Asia/Shanghai' };
const ROTTERDAM = { ...fileLeg({}, 'Rotterdam', '').from, unlocode: 'NLRTM', time_zone: 'Europe/Amsterdam' };
const MAIN = fileLeg(
  {
    from: NINGBO,
    to: ROTTERDAM,
    etd: new Date('2026-10-02T14:00:00Z'),
    eta: new Date('2026-11-06T03:00:00Z'),
  },
  '',
  '',
);
const FILE = { ...FILE_LISTS, tracking_number: 'GS104588210', version: 3, legs: [MAIN] } as ShipmentFile;
const SINGAPORE = {
  unlocode: 'SGSIN',
  name: 'Singapore',
  country: 'Singapore',
  kind: 'port',
  iata: null,
  time_zone: 'Asia/Singapore',
};

function show(replaceLegs: () => unknown = () => FILE, file = FILE) {
  const calls = serve({
    'shipmentFile.replaceLegs': replaceLegs,
    'places.searchUnlocodes': () => [SINGAPORE],
  });
  const onDone = vi.fn();
  const { user } = renderPiece(<EditLegs file={file} onDone={onDone} />);
  const sent = () => calls.find(({ operation }) => operation === 'shipmentFile.replaceLegs')?.input;
  return { user, sent, onDone };
}
const leg = (number: number) => within(screen.getByRole('group', { name: `leg ${number}` }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('times are local to the place at their end of the leg', async () => {
  const { sent } = show();
  expect(leg(1).getByLabelText<HTMLInputElement>(/^Estimated departure/).value).toBe('2026-10-02T22:00');
  type(leg(1).getByLabelText(/^Estimated arrival/), '2026-11-06T05:30');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({
      legs: [{ id: MAIN.id, from: NINGBO, etd: MAIN.etd, eta: new Date('2026-11-06T04:30:00Z') }],
    }),
  );
});

test('times that stay are sent to the second, also in the hour that clocks repeat', async () => {
  const atd = new Date('2026-10-02T14:00:37Z');
  // 02:30 for the second time that night.
  const eta = new Date('2026-10-25T01:30:00Z');
  const { sent } = show(undefined, { ...FILE, legs: [{ ...MAIN, atd, eta }] });
  type(leg(1).getByLabelText(/^Vessel/), 'Maersk Enping');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({ legs: [{ atd, eta, vessel: { name: 'Maersk Enping' } }] }),
  );
});

test('a leg is split at a place that is chosen from the list', async () => {
  const { user, sent } = show();
  await user.click(leg(1).getByRole('button', { name: 'Split leg 1' }));
  await user.type(leg(1).getByRole('combobox', { name: 'To' }), 'Singap');
  await user.click(await screen.findByRole('option', { name: /SGSIN/ }));
  await user.type(leg(2).getByRole('combobox', { name: 'From' }), 'SGSIN');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({
      legs: [
        { id: MAIN.id, from: NINGBO, to: { unlocode: 'SGSIN', name: 'Singapore' }, etd: MAIN.etd, eta: null },
        { from: { unlocode: 'SGSIN' }, to: { unlocode: 'NLRTM' }, etd: null, eta: MAIN.eta },
      ],
    }),
  );
  expect(sent()).not.toHaveProperty('legs.1.id');
});

test('a place that the server does not know is refused beside its field', async () => {
  const issues = [{ path: 'legs.0.to.unlocode', message: 'NLXXX isn’t a known UN/LOCODE.' }];
  show(() => {
    throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: 'Invalid.', data: { issues } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('NLXXX isn’t a known UN/LOCODE.')).toBeDefined();
  expect(leg(1).getByRole('combobox', { name: 'To' }).getAttribute('aria-invalid')).toBe('true');
});

test('a time at a place that was typed is refused until the place is chosen', async () => {
  const { user, sent } = show();
  const from = leg(1).getByRole('combobox', { name: 'From' });
  await user.clear(from);
  await user.type(from, 'Singap');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose the place from the list.')).toBeDefined();
  expect([from.getAttribute('aria-invalid'), sent()]).toEqual(['true', undefined]);
  await user.type(from, 'o');
  await user.click(await screen.findByRole('option', { name: /SGSIN/ }));
  await waitFor(() => expect(screen.queryByText('Choose the place from the list.')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  // 22:00 in Singapore, as in Ningbo.
  await waitFor(() =>
    expect(sent()).toMatchObject({ legs: [{ from: { unlocode: 'SGSIN' }, etd: MAIN.etd }] }),
  );
});

test('a place that is typed as it was is unchanged', async () => {
  const { user, sent } = show();
  const from = leg(1).getByRole('combobox', { name: 'From' });
  await user.type(from, 'x{Backspace}');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toMatchObject({ legs: [{ from: NINGBO, etd: MAIN.etd }] }));
});
