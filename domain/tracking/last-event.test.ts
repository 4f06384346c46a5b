import { expect, test } from 'vitest';
import type { ShipmentStatus } from '../shipments/status.ts';
import { lastEvent } from './last-event.ts';

const events = (...statuses: ShipmentStatus[]) => statuses.map((status) => ({ status }));

test.each<[ShipmentStatus, ShipmentStatus[], number]>([
  ['in_transit', ['confirmed', 'pending', 'in_transit', 'picked_up'], 2],
  ['in_transit', ['customs', 'confirmed'], 0],
  ['confirmed', ['confirmed', 'in_transit'], 0],
  ['in_transit', ['confirmed'], 0],
  ['cancelled', ['cancelled', 'confirmed'], 0],
])('of a shipment that is %s with the events %j is number %i', (status, statuses, index) => {
  const list = events(...statuses);
  expect(lastEvent(status, list)).toBe(list[index]);
});

test('there may be none', () => {
  expect(lastEvent('in_transit', [])).toBeUndefined();
});
