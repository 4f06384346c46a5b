import { expect, test } from 'vitest';
import { daysLate } from './delay.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const shipment = { status: 'in_transit' as const, estimated_delivery_date: new Date('2026-03-10T00:00:00Z') };

test.each([
  ['before the day', shipment, null, day('2026-03-08'), 0],
  ['on the day', shipment, null, day('2026-03-10'), 0],
  ['the day after', shipment, null, day('2026-03-11'), 1],
  ['the live estimate slipped', shipment, { estimated_arrival: day('2026-03-13') }, day('2026-03-08'), 3],
  ['delivered', { ...shipment, status: 'delivered' as const }, null, day('2026-04-01'), 0],
  ['no promise', { ...shipment, estimated_delivery_date: null }, null, day('2026-04-01'), 0],
])('%s', (_, freight, live, now, days) => expect(daysLate(freight, live, now)).toBe(days));
