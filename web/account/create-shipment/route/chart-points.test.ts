import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { costDaysScale } from './chart-points.ts';

const option = (estimated_cost_cents: number, delivery_days: number) =>
  ({ estimated_cost_cents, delivery_days }) as RouteOption;

test('points are to scale, and the axes end at round values', () => {
  const { points, days, cents } = costDaysScale([option(464_000, 44), option(4_130_000, 5)]);
  expect(days).toEqual([0, 10, 20, 30, 40, 50]);
  expect(cents).toEqual([0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000]);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [88, 9.28],
    [10, 82.6],
  ]);
});

test('labels of near points stand on different sides', () => {
  const { points } = costDaysScale([option(100_00, 10), option(105_00, 11), option(110_00, 10)]);
  expect(new Set(points.map(({ side }) => side)).size).toBe(3);
});

test('no label covers the dot of another option', () => {
  // Rail, road, sea and air from Shanghai to Rotterdam, 12 t.
  const { points } = costDaysScale([
    option(175_00, 14),
    option(259_00, 20),
    option(1_579_00, 33),
    option(40_125_00, 2),
  ]);
  expect(points.map(({ side }) => side)).toEqual(['left', 'right', 'above', 'right']);
});

test('every point is inside the axes', () => {
  const options = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 500_000_000 }), fc.integer({ min: 1, max: 150 })),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(options, (all) => {
      const { points, days, cents } = costDaysScale(all.map(([cost, time]) => option(cost, time)));
      expect(points.every(({ x, y }) => x > 0 && x <= 100 && y > 0 && y <= 100)).toBe(true);
      expect([days.length, cents.length].every((count) => count >= 2 && count <= 6)).toBe(true);
    }),
  );
});
