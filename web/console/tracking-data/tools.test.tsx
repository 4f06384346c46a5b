import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { FixShipments } from './fix-shipments.tsx';
import { InitializeTracking } from './initialize-tracking.tsx';
import { SampleTracking } from './sample-tracking.tsx';
import { TestShipments } from './test-shipments.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const TOOLS = [
  {
    Tool: InitializeTracking,
    title: 'Tracking map initialization',
    press: 'Initialize tracking data',
    operation: 'trackingData.initialize',
    response: { shipments_processed: 7 },
    result: 'Successfully processed 7 shipments',
    toast: 'Tracking Data Initialized',
    failure: 'Initialization Failed',
  },
  {
    Tool: FixShipments,
    title: 'Fix existing shipments',
    press: 'Fix shipments',
    operation: 'trackingData.fixExisting',
    response: { message: 'Repaired 3 shipments' },
    result: 'Repaired 3 shipments',
    toast: 'Shipments Fixed',
    failure: 'Error',
  },
];

test.each(TOOLS)('$press says what it did', async (one) => {
  const calls = serve({ [one.operation]: () => one.response });
  const { user } = renderPiece(<one.Tool />);
  const card = within(screen.getByRole('region', { name: one.title }));
  await user.click(card.getByRole('button', { name: one.press }));
  await waitFor(() => expect(card.getByRole('status').textContent).toBe(one.result));
  expect(calls).toHaveLength(1);
  expect(shownToasts()).toMatchObject([{ title: one.toast, description: one.result }]);
});

test.each(TOOLS)('$press says that it failed, and can be run again', async (one) => {
  let attempts = 0;
  serve({
    [one.operation]: () => {
      attempts += 1;
      return attempts === 1 ? lost() : one.response;
    },
  });
  const { user } = renderPiece(<one.Tool />);
  await user.click(screen.getByRole('button', { name: one.press }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(shownToasts()).toMatchObject([{ title: one.failure, variant: 'destructive' }]);
  await user.click(screen.getByRole('button', { name: one.press }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(one.result));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [true, 'The sample was created: GS123456789', 'Sample Data Generated'],
  [false, 'The sample already exists. Nothing was changed: GS123456789', 'Sample Data Found'],
])('the sample, created: %s, is linked', async (created, text, title) => {
  serve({ 'trackingData.generateSample': () => ({ tracking_number: 'GS123456789', created }) });
  const { user } = renderPiece(<SampleTracking />);
  await user.click(screen.getByRole('button', { name: 'Generate sample tracking' }));
  const link = await screen.findByRole('link', { name: 'GS123456789' });
  expect(link.getAttribute('href')).toBe('/track/GS123456789');
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(shownToasts()).toMatchObject([{ title }]);
});

test('test shipments are booked one per mode, and those that failed say why', async () => {
  serve({
    'shipments.create': ({ transport_mode }: { transport_mode: string }) =>
      transport_mode === 'air' ? lost() : { shipment: { tracking_number: `GS-${transport_mode}` } },
  });
  const { user } = renderPiece(<TestShipments />);
  await user.click(screen.getByRole('button', { name: 'Create test shipments' }));
  expect(await screen.findByText(/^Failed to create air shipment: /)).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['GS-sea', 'GS-road', 'GS-rail']),
  );
  expect(shownToasts().map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Failed to create air shipment', 'Test Shipments Created']),
  );
});

test('when none could be booked, it says so', async () => {
  serve({ 'shipments.create': lost });
  const { user } = renderPiece(<TestShipments />);
  await user.click(screen.getByRole('button', { name: 'Create test shipments' }));
  expect(await screen.findByText('No shipments were created. Check the console for details.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
