import { expect, test } from 'vitest';
import type { FleetRow } from '#contract/fleet.ts';
import { readFleetView } from './fleet-view.ts';
import { appearsInView, leavesView, movesInView } from './positions-in-view.ts';
import { fleetRow } from './rows-for-tests.ts';

const now = new Date('2026-11-21T09:00:00Z');
const OWNER = '01900000-0000-7000-8000-000000000009';

test.each<[string, Partial<FleetRow>, boolean]>([
  ['', { status: 'customs' }, false],
  ['', { status: 'delivered' }, true],
  ['', { estimated_delivery_date: new Date('2026-12-05T00:00:00Z') }, true],
  ['', { cargo_weight: 5 }, false],
  ['?sort=-weight', { cargo_weight: 5 }, true],
  ['?sort=-weight', { status: 'delivered' }, false],
  ['?sort=-cost', { cost_cents: 1 }, true],
  ['?sort=-cost', { currency: 'EUR' }, true],
  ['?sort=-updated', { updated_at: now }, true],
  ['?sort=-booked', { status: 'delivered' }, false],
  ['?status=in_transit&sort=-booked', { status: 'customs' }, true],
  ['?status=in_transit,customs&sort=-booked', { status: 'customs' }, false],
  ['?mode=sea&sort=-booked', { transport_mode: 'air' }, true],
  ['?mode=sea&sort=-booked', { transport_mode: null }, true],
  ['?late=1&sort=-booked', { status: 'customs', days_late: 0 }, true],
  ['?late=1&sort=-booked', { status: 'customs', days_late: 2 }, false],
  ['?late=1&sort=-booked', { status: 'delivered', days_late: 2 }, true],
  ['?late=1', { days_late: 2 }, true],
  ['?late=1&sort=eta', { days_late: 2, estimated_delivery_date: new Date('2026-12-05T00:00:00Z') }, true],
  ['?status=customs', { status: 'customs', held_since: now }, true],
  ['?status=customs', { status: 'customs', estimated_delivery_date: now }, false],
  ['?today=1&sort=-booked', { estimated_delivery_day: '2026-12-02' }, true],
  ['?today=1&sort=-booked', { cargo_weight: 5 }, false],
  ['?silent=1&sort=-booked', { silent_since: null }, true],
  ['?silent=1&sort=-booked', { silent_since: now }, false],
  ['?silent=1&sort=-booked', { silent_since: now, status: 'delivered' }, true],
  [`?owner=${OWNER}`, { cargo_weight: 5 }, false],
  [`?owner=${OWNER}`, { status: 'delivered' }, true],
  ['?label=VIP&sort=-booked', { status: 'delivered' }, false],
])('in the view %j, the change %o moves the row: %s', (search, change, moves) => {
  const before = fleetRow();
  const view = readFleetView(new URLSearchParams(search));
  expect(movesInView(view, before, { ...before, ...change })).toBe(moves);
});

test.each<[string, boolean]>([
  ['', true],
  ['?status=in_transit', true],
  ['?status=customs', false],
  ['?mode=air', false],
  ['?q=valves', false],
  ['?branch=RTM', false],
  [`?owner=${OWNER}`, false],
  ['?label=VIP', false],
  ['?silent=1', false],
  ['?today=1', false],
  ['?late=1', false],
])('in the view %j, a shipment in transit by sea may appear: %s', (search, appears) => {
  const after = fleetRow({ status: 'in_transit', transport_mode: 'sea' });
  expect(appearsInView(readFleetView(new URLSearchParams(search)), after, now)).toBe(appears);
});

test.each<[string, Partial<FleetRow>, boolean]>([
  ['?silent=1', { silent_since: now }, true],
  ['?silent=1', { silent_since: now, status: 'delivered' }, false],
  ['?late=1', { days_late: 2 }, true],
  ['?late=1', { days_late: 2, status: 'delivered' }, false],
  // At 20:00 UTC it is the 21st in New York and already the 22nd in Tokyo.
  ['?today=1', { estimated_delivery_day: '2026-11-21' }, true],
  ['?today=1', { estimated_delivery_day: '2026-11-22' }, false],
  ['?today=1', { estimated_delivery_day: '2026-11-21', destination_time_zone: 'Asia/Tokyo' }, false],
  ['?today=1', { estimated_delivery_day: '2026-11-22', destination_time_zone: 'Asia/Tokyo' }, true],
  ['?today=1', { estimated_delivery_day: '2026-11-21', status: 'delivered' }, false],
  ['?today=1', { estimated_delivery_day: null }, false],
])('in the view %j, a shipment with %o may appear: %s', (search, row, appears) => {
  const view = readFleetView(new URLSearchParams(search));
  expect(appearsInView(view, fleetRow(row), new Date('2026-11-21T20:00:00Z'))).toBe(appears);
});

test.each<[string, Partial<FleetRow>, boolean]>([
  ['?silent=1', { silent_since: null }, true],
  ['?silent=1', { silent_since: now }, false],
  ['?late=1', { days_late: 2, status: 'delivered' }, true],
  [`?owner=${OWNER}&label=VIP`, {}, false],
])('in the view %j, a listed shipment with %o no longer belongs to it: %s', (search, row, leaves) => {
  expect(leavesView(readFleetView(new URLSearchParams(search)), fleetRow(row))).toBe(leaves);
});
