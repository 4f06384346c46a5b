import { expect, test } from 'vitest';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { routeTags } from './route-tags.ts';

const option = (
  estimated_cost_cents: number,
  day: number,
  carbon_footprint: number,
  co2e_kg: number | null = null,
) =>
  ({
    estimated_cost_cents,
    estimated_delivery: `2026-03-${day}T00:00:00Z`,
    carbon_footprint,
    emissions: co2e_kg === null ? null : { co2e_kg },
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

test('CO2e has a tag only where it points elsewhere than carbon', () => {
  const all = [option(9_300, 15, 15, 300), option(15_000, 12, 25, 200), option(51_000, 10, 85, 4000)];
  expect(all.map((one) => routeTags(one, all))).toEqual([
    ['cheapest', 'lowest carbon'],
    ['lowest CO2e'],
    ['fastest'],
  ]);
  const agreed = [option(9_300, 15, 15, 100), option(15_000, 12, 25, 200)];
  expect(agreed.flatMap((one) => routeTags(one, agreed))).not.toContain('lowest CO2e');
});
