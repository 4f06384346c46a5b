import { expect, test } from 'vitest';
import { arrivalText } from './arrival-text.ts';

const stop = (
  waypoint_order: number,
  waypoint_type: 'origin' | 'transit' | 'destination',
  transport_mode: 'road' | 'sea',
) => ({ waypoint_order, waypoint_type, transport_mode });

test('goods depart, arrive where the mode changes, pass what is between, and arrive', () => {
  const stops = [
    stop(4, 'destination', 'road'),
    stop(0, 'origin', 'road'),
    stop(1, 'transit', 'road'),
    stop(2, 'transit', 'sea'),
    stop(3, 'transit', 'sea'),
  ];
  const inOrder = stops.toSorted((one, other) => one.waypoint_order - other.waypoint_order);
  expect(inOrder.map((one) => arrivalText(one, stops))).toEqual([
    'Departed',
    'Arrived',
    'Passed',
    'Arrived',
    'Arrived',
  ]);
});
