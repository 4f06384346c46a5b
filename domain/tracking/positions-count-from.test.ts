import { expect, test } from 'vitest';
import type { ShipmentStatus } from '../shipments/status.ts';
import { positionsCountFrom } from './positions-count-from.ts';

const created_at = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-02T00:00:00Z');
const earlier = new Date('2026-02-01T00:00:00Z');

test.each<[ShipmentStatus, Date | null, Date | null]>([
  ['created', null, null],
  ['pending', null, null],
  ['confirmed', later, null],
  ['picked_up', later, later],
  ['in_transit', later, later],
  ['customs', null, created_at],
  ['out_for_delivery', earlier, created_at],
  ['delivered', later, null],
  ['cancelled', later, null],
])('%s, picked up %s: from %s', (status, picked_up_at, from) =>
  expect(positionsCountFrom({ status, created_at, picked_up_at })).toEqual(from),
);
