import { expect, test } from 'vitest';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { createTestShipments, TEST_MODES, testBooking } from './create-test-shipments.ts';

test('one shipment is booked per mode', async () => {
  const results = await createTestShipments(async ({ transport_mode }) => ({
    shipment: { tracking_number: `GS of ${transport_mode}` },
  }));
  expect(results.map(({ tracking_number }) => tracking_number)).toEqual([
    'GS of air',
    'GS of road',
    'GS of sea',
    'GS of rail',
  ]);
});

test('a failed mode does not affect the others', async () => {
  const lost = new Error('No answer came.');
  const results = await createTestShipments(async ({ transport_mode }) => {
    if (transport_mode === 'sea') throw lost;
    return { shipment: { tracking_number: 'GS' } };
  });
  expect(results.filter(({ tracking_number }) => tracking_number === null)).toEqual([
    { transport_mode: 'sea', tracking_number: null, error: lost },
  ]);
});

test.each(TEST_MODES)('the %s booking is one that the wizard would take', (mode) => {
  expect(ShipmentDraft.parse(testBooking(mode))).toMatchObject({
    origin_city: 'Houston',
    destination_city: 'Miami',
  });
});
