import { expect, test } from 'vitest';
import type { FleetRow } from '#contract/fleet.ts';
import { readFleetView } from './fleet-view.ts';
import { appearsInView, movesInView } from './positions-in-view.ts';
import { fleetRow } from './rows-for-tests.ts';

const now = new Date('2026-11-21T09:00:00Z');

test.each<[string, Partial<FleetRow>, boolean]>([
  ['', { status: 'customs' }, false],
  ['', { status: 'delivered' }, true],
  ['', { estimated_delivery_date: new Date('2026-12-05T00:00:00Z') }, true],
  ['', { cargo_weight: 5 }, false],
  ['?sort=-weight', { cargo_weight: 5 }, true],
  ['?sort=-weight', { status: 'delivered' }, false],
  ['?sort=-cost', { cost_cents: 1 }, true],
  ['?sort=-updated', { updated_at: now }, true],
  ['?sort=-booked', { status: 'delivered' }, false],
  ['?status=in_transit&sort=-booked', { status: 'customs' }, true],
  ['?status=in_transit,customs&sort=-booked', { status: 'customs' }, false],
  ['?mode=sea&sort=-booked', { transport_mode: 'air' }, true],
  ['?mode=sea&sort=-booked', { transport_mode: null }, true],
  ['?late=1&sort=-booked', { status: 'customs', days_late: 0 }, true],
  ['?late=1&sort=-booked', { status: 'customs', days_late: 2 }, false],
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
])('in the view %j, a shipment in transit by sea may appear: %s', (search, appears) => {
  const after = fleetRow({ status: 'in_transit', transport_mode: 'sea' });
  expect(appearsInView(readFleetView(new URLSearchParams(search)), after)).toBe(appears);
});
