import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking.ts';
import { moved } from './live-patch.ts';

const NOW = new Date('2026-02-01T00:00:00Z');
const shipment = {
  tracking_number: 'GS123456789',
  status: 'in_transit',
  estimated_delivery_date: new Date('2026-03-01T12:00:00Z'),
  days_late: 0,
  live: null,
} as TrackedShipment;
const message = (updated_at: string, change: object = {}) => ({
  latitude: 1,
  longitude: 2,
  speed: 30,
  heading: 90,
  vehicle_identifier: null,
  next_checkpoint: null,
  estimated_arrival: '2026-03-01T00:00:00.000Z',
  progress: 10,
  transport_mode: 'sea',
  updated_at,
  ...change,
});

test('a message becomes the live position, its times become dates', () => {
  const live = moved(shipment, message('2026-02-01T00:00:00Z'), NOW).live;
  expect(live?.estimated_arrival).toEqual(new Date('2026-03-01T00:00:00Z'));
  expect(live?.updated_at).toEqual(new Date('2026-02-01T00:00:00Z'));
});

test('an older message changes nothing', () => {
  const shown = moved(shipment, message('2026-02-01T00:00:00Z', { latitude: 5 }), NOW);
  expect(moved(shown, message('2026-01-31T00:00:00Z'), NOW)).toBe(shown);
  expect(moved(shown, message('2026-02-01T00:00:01Z', { latitude: 6 }), NOW).live?.latitude).toBe(6);
});

test('a later estimate makes the shipment late, an earlier one on time again', () => {
  const late = moved(
    shipment,
    message('2026-02-01T00:00:00Z', { estimated_arrival: '2026-03-04T00:00:00Z' }),
    NOW,
  );
  expect(late.days_late).toBe(2);
  expect(moved(late, message('2026-02-01T00:00:01Z'), NOW).days_late).toBe(0);
});
