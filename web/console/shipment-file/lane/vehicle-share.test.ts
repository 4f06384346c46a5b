import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { trackedShipment } from '#web/gallery/fixtures.ts';
import { vehicleShare } from './vehicle-share.ts';

const day = (of_month: number) => new Date(Date.UTC(2026, 11, of_month));
const UNDER_WAY = { atd: day(1), ata: null, eta: day(11) };

function tracked(
  updated_at: Date,
  change: { status?: TrackedShipment['status']; approaching?: boolean } = {},
) {
  const { live, status } = trackedShipment();
  if (!live) throw new Error('The fixture has a live position.');
  return {
    status: change.status ?? status,
    live: { ...live, updated_at, approaching: change.approaching ?? false },
  };
}

test.each([
  ['by the time of the last position', UNDER_WAY, tracked(day(4)), 0.3],
  ['beside the stop that it has just left', UNDER_WAY, tracked(day(1)), 0.08],
  ['beside the next stop when it is overdue', UNDER_WAY, tracked(day(20)), 0.92],
  ['nowhere on a leg that has ended', { ...UNDER_WAY, ata: day(11) }, tracked(day(4)), null],
  ['nowhere on a leg that has not begun', { ...UNDER_WAY, atd: null }, tracked(day(4)), null],
  ['nowhere without an arrival', { ...UNDER_WAY, eta: null }, tracked(day(4)), null],
  ['nowhere on its way to the pick-up', UNDER_WAY, tracked(day(4), { approaching: true }), null],
  ['nowhere once delivered', UNDER_WAY, tracked(day(4), { status: 'delivered' }), null],
  ['nowhere before tracking is loaded', UNDER_WAY, undefined, null],
])('a vehicle is drawn %s', (_, leg, shipment, expected) => {
  const share = vehicleShare(leg, shipment);
  expect(share && Math.round(share * 100) / 100).toBe(expected);
});
