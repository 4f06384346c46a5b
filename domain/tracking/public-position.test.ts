import { expect, test } from 'vitest';
import type { ShipmentStatus } from '../shipments/status.ts';
import { publicPosition } from './public-position.ts';

const chicago = { latitude: 41.85, longitude: -87.65 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
const stops = [
  { waypoint_type: 'origin', ...chicago },
  { waypoint_type: 'transit', latitude: 39.1, longitude: -94.58 },
  { waypoint_type: 'destination', ...losAngeles },
] as const;
const KM_NORTH = 1 / 111.195;

const north = (of: typeof chicago, km: number) => ({ ...of, latitude: of.latitude + km * KM_NORTH });

test.each<[string, typeof chicago, number, ShipmentStatus, typeof chicago | null]>([
  ['at the shipper’s door', north(chicago, 4.9), 0.1, 'picked_up', chicago],
  ['out of the first town', north(chicago, 5.1), 0.2, 'in_transit', null],
  ['before departure, anywhere', north(chicago, 30), 0, 'confirmed', chicago],
  ['in a town between', { latitude: 39.1, longitude: -94.58 }, 25, 'in_transit', null],
  ['in the last town', north(losAngeles, 4.9), 99.9, 'out_for_delivery', losAngeles],
  ['before the last town', north(losAngeles, 5.1), 99.8, 'in_transit', null],
  [
    'past the end of the route, at a door in the suburbs',
    north(losAngeles, 30),
    100,
    'out_for_delivery',
    losAngeles,
  ],
  ['after the delivery, anywhere', north(losAngeles, 30), 99, 'delivered', losAngeles],
])('%s', (_, place, progress, status, town) => {
  const live = { ...place, progress, speed: 30 };
  expect(publicPosition(live, stops, status)).toEqual({ ...live, ...(town ?? place) });
});

test('without stops the position stays', () => {
  const live = { ...chicago, progress: 100 };
  expect(publicPosition(live, [], 'delivered')).toBe(live);
});

test('off the route or before the pick-up the position is exact, except near the ends', () => {
  for (const flag of [{ off_route: true }, { approaching: true }]) {
    const away = { ...north(chicago, 30), progress: 0, ...flag };
    expect(publicPosition(away, stops, 'in_transit')).toBe(away);
    const near = { ...north(chicago, 20), progress: 0, ...flag };
    expect(publicPosition(near, stops, 'in_transit')).toEqual({ ...near, ...chicago });
  }
});
