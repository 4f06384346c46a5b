import { expect, test } from 'vitest';
import { statedSupplyDay, supplyDay } from './date-of-supply.ts';

const TOWN = { destination_city: 'Auckland', destination_country: 'NZ' };
const delivered_at = new Date('2026-11-18T22:30:00Z');

test.each([
  ['at the destination', { status: 'delivered', delivered_at }, 'Europe/Rome', '2026-11-18'],
  ['at a destination ahead of UTC', { status: 'delivered', delivered_at }, 'Pacific/Auckland', '2026-11-19'],
  ['not before the delivery', { status: 'in_transit', delivered_at: null }, 'Europe/Rome', null],
  ['not for a cancelled shipment', { status: 'cancelled', delivered_at }, 'Europe/Rome', null],
  ['not for a delivery without a time', { status: 'delivered', delivered_at: null }, 'Europe/Rome', null],
] as const)('the supply is completed by the delivery, %s', (_, shipment, time_zone, day) => {
  expect(supplyDay({ ...TOWN, ...shipment }, { ofTown: () => time_zone })).toBe(day);
});

test.each([
  ['an earlier day', '2026-11-18', '2026-11-18'],
  ['not the day of issue', '2026-11-21', null],
  ['not the day after, where the day of issue has ended', '2026-11-22', null],
  ['not one that is unknown', null, null],
])('an invoice of 21 November states %s', (_, supplied_on, stated) => {
  expect(statedSupplyDay({ supplied_on, issued_at: new Date('2026-11-21T20:00:00Z') })).toBe(stated);
});
