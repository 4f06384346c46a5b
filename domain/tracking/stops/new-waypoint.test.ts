import { expect, test } from 'vitest';
import { NewWaypoint, nextOrder } from './new-waypoint.ts';

test.each([
  [[], 0],
  [[0], 1],
  [[0, 1, 2], 3],
  [[7, 3], 8],
])('after the stops %o comes %i', (orders, expected) =>
  expect(nextOrder(orders.map((waypoint_order) => ({ waypoint_order })))).toBe(expected),
);

const place = { location_name: 'Suez', latitude: 29.97, longitude: 32.55 };

test('only a name and a position are required', () =>
  expect(NewWaypoint.parse(place)).toEqual({ ...place, waypoint_type: 'transit' }));

test.each(['location_name', 'latitude', 'longitude'])('%s is required', (field) =>
  expect(NewWaypoint.safeParse({ ...place, [field]: undefined }).error?.issues[0]).toMatchObject({
    path: [field],
    message: 'Please fill in all required fields',
  }),
);
