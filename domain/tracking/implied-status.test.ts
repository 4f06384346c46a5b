import { expect, test } from 'vitest';
import type { ShipmentStatus } from '../shipments/status.ts';
import { impliedStatus } from './implied-status.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const events = [{ occurred_at: at(9) }, { occurred_at: at(11) }];

test.each<[ShipmentStatus, ShipmentStatus, number, ReturnType<typeof impliedStatus>]>([
  ['in_transit', 'customs', 12, { unusual: null, suggested: true }],
  ['in_transit', 'customs', 11, { unusual: null, suggested: true }],
  ['in_transit', 'customs', 10, { unusual: null, suggested: false }],
  ['in_transit', 'in_transit', 12, null],
  ['customs', 'picked_up', 12, { unusual: 'backwards', suggested: false }],
  ['cancelled', 'delivered', 12, { unusual: 'ended', suggested: false }],
])('a shipment %s with an event %s at %i:00 is offered %o', (status, implied, hour, offer) =>
  expect(impliedStatus({ status, events }, { status: implied, occurred_at: at(hour) })).toEqual(offer),
);
