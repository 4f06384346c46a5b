import { expect, test } from 'vitest';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { routeTags } from './route-tags.ts';

const option = (estimated_cost_cents: number, day: number, carbon_footprint: number) =>
  ({
    estimated_cost_cents,
    estimated_delivery: `2026-03-${day}T00:00:00Z`,
    carbon_footprint,
  }) as RouteOption;

const sea = option(9_300, 15, 15);
const rail = option(15_000, 12, 15);
const air = option(51_000, 10, 85);

test('each option carries what it is best at', () => {
  const all = [sea, rail, air];
  expect(all.map((one) => routeTags(one, all))).toEqual([
    ['cheapest', 'lowest carbon'],
    ['lowest carbon'],
    ['fastest'],
  ]);
});

test('a single option is best at nothing', () => {
  expect(routeTags(sea, [sea])).toEqual([]);
});
