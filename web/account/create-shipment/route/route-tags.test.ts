import { expect, test } from 'vitest';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { routeTag } from './route-tags.ts';

const option = (estimated_cost_cents: number, delivery_days: number, co2e_kg: number | null) =>
  ({
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

test('a single option gets no tag', () => {
  expect(tags(option(9_300, 35, 300))).toEqual([undefined]);
});
