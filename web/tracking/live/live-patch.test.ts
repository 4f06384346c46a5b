import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { applyPosition } from './live-patch.ts';

const shipment = {
  tracking_number: 'GS123456789',
  status: 'in_transit',
  estimated_delivery_date: new Date('2026-03-01T12:00:00Z'),
  estimated_delivery_day: '2026-03-01',
  destination_time_zone: 'Europe/Berlin',
  waypoints: [
    {
      location_name: 'Hamburg, DE',
      waypoint_type: 'destination',
      status: 'pending',
      estimated_arrival: new Date('2026-03-01T12:00:00Z'),
    },
  ],
  live: null,
} as unknown as TrackedShipment;
const message = (updated_at: string, change: object = {}) => ({
  latitude: 1,
  longitude: 2,
  speed: 30,
  heading: 90,
  vehicle_identifier: null,
  next_checkpoint: 'Hamburg, DE',
  estimated_arrival: '2026-03-01T09:00:00.000Z',
  progress: 10,
  transport_mode: 'sea',
  updated_at,
  ...change,
});

test('applies a message as the live position, but keeps the estimates until the next fetch', () => {
  const { live } = applyPosition(shipment, message('2026-02-01T00:00:00Z'));
  const expected = shipment.estimated_delivery_date;
  expect(live).toMatchObject({
    latitude: 1,
    estimated_arrival: expected,
    next_checkpoint_arrival: expected,
    updated_at: new Date('2026-02-01T00:00:00Z'),
  });
});

test('ignores an older message', () => {
  const shown = applyPosition(shipment, message('2026-02-01T00:00:00Z', { latitude: 5 }));
  expect(applyPosition(shown, message('2026-01-31T00:00:00Z'))).toBe(shown);
  expect(applyPosition(shown, message('2026-02-01T00:00:01Z', { latitude: 6 })).live?.latitude).toBe(6);
});

test('marks the vehicle as approaching before the pick-up', () => {
  const at = '2026-02-01T00:00:00Z';
  expect(applyPosition({ ...shipment, status: 'confirmed' }, message(at)).live?.approaching).toBe(true);
  expect(applyPosition(shipment, message(at)).live?.approaching).toBe(false);
});
