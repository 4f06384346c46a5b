import { expect, test } from 'vitest';
import { SHIPMENT_STATUSES } from '../../shipments/status.ts';
import { presumedProgress } from './presumed-progress.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const shipment = { created_at: day(1), estimated_delivery_date: day(11) };

test.each([
  ['created', 0],
  ['pending', 0],
  ['confirmed', 0],
  ['picked_up', 0],
  ['in_transit', 40],
  ['customs', 92],
  ['out_for_delivery', 96],
  ['delivered', 100],
  ['cancelled', 0],
] as const)('%s is at %d %%', (status, progress) => {
  expect(presumedProgress({ ...shipment, status }, day(5))).toBeCloseTo(progress);
});

test.each([
  ['just left', day(11), day(1), 5],
  ['overdue', day(11), day(30), 90],
  ['without a promised day', null, day(5), 50],
  ['promised before it was booked', day(1), day(5), 50],
])('in transit, %s', (_, estimated_delivery_date, as_of, progress) => {
  const moving = { ...shipment, estimated_delivery_date, status: 'in_transit' as const };
  expect(presumedProgress(moving, as_of)).toBe(progress);
});

test('every status is on the route', () => {
  for (const status of SHIPMENT_STATUSES) {
    const progress = presumedProgress({ ...shipment, status }, day(7));
    expect(progress).toBeGreaterThanOrEqual(0);
    expect(progress).toBeLessThanOrEqual(100);
  }
});
