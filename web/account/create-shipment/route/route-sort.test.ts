import { expect, test } from 'vitest';
import { routeOption } from '#web/gallery/fixtures.ts';
import { hoursIn, spanText } from './route-quantities.ts';
import { sortRoutes } from './route-sort.ts';

const SEA = routeOption();
const AIR = routeOption({
  transport_mode: 'air',
  estimated_cost_cents: 654_300,
  delivery_days: 4,
  emissions: null,
});
const ROAD = routeOption({ transport_mode: 'road', estimated_cost_cents: 500_000, delivery_days: 9 });

test.each([
  ['cost', ['sea', 'road', 'air']],
  ['days', ['air', 'road', 'sea']],
  ['co2e', ['road', 'sea', 'air']],
] as const)('by %s, unknown figures last', (sort, modes) => {
  expect(sortRoutes([ROAD, AIR, SEA], sort).map(({ transport_mode }) => transport_mode)).toEqual(modes);
});

test.each([
  [0.2, '1\u00a0h'],
  [4, '4\u00a0h'],
  [24, '1\u00a0day'],
  [36.2, '1.5\u00a0days'],
])('%d hours are %s', (hours, text) => {
  expect(spanText(hours)).toBe(text);
});

test('the parts of an option add up to its days', () => {
  expect(hoursIn(SEA.transit)).toBe(SEA.delivery_days * 24);
});
