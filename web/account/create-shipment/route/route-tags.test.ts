import { expect, test } from 'vitest';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { routeTag } from './route-tags.ts';

const option = (
  estimated_cost_cents: number,
  delivery_days: number,
  co2e_kg: number | null,
  indicative = false,
) =>
  ({
    indicative,
    estimated_cost_cents,
    delivery_days,
    carbon_footprint: 1,
    emissions: co2e_kg === null ? null : { co2e_kg },
  }) as RouteOption;

const tags = (...options: RouteOption[]) => options.map((one) => routeTag(one, options));

test('each option has one tag: what it alone is best at', () => {
  expect(tags(option(9_300, 35, 300), option(15_000, 14, 200), option(51_000, 2, 4000))).toEqual([
    'Cheapest',
    'Lowest CO2e',
    'Fastest',
  ]);
});

test('shows the first of several tags', () => {
  expect(tags(option(9_300, 2, 100), option(15_000, 12, 200))).toEqual(['Cheapest', undefined]);
});

test('ties and unknown figures get no tag', () => {
  expect(tags(option(9_300, 5, null), option(15_000, 5, null))).toEqual(['Cheapest', undefined]);
});

test('a price that is still confirmed is not the cheapest beside one that binds', () => {
  expect(tags(option(17_500, 20, 300, true), option(157_900, 38, 200), option(175_000, 2, 900))).toEqual([
    undefined,
    'Cheapest',
    'Fastest',
  ]);
  expect(tags(option(17_500, 20, 300, true), option(25_900, 38, 200, true))).toEqual([
    'Cheapest',
    'Lowest CO2e',
  ]);
});

test('a single option gets no tag', () => {
  expect(tags(option(9_300, 35, 300))).toEqual([undefined]);
});
