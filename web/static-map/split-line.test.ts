import { expect, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { splitLine } from './split-line.ts';

/** One degree of the equator is 111.195 km. */
const equator: Position[] = [
  [178, 0],
  [179, 0],
  [181, 0],
];

test.each([
  ['before the start', -5, 178],
  ['on a vertex', 111.19508, 179],
  ['beyond the antimeridian', 111.19508 * 2.5, 180.5],
])('cuts %s', (_where, km, longitude) => {
  const { travelled, remaining } = splitLine(equator, km);
  expect(travelled.at(-1)?.[0]).toBeCloseTo(longitude, 3);
  expect(remaining[0]).toEqual(travelled.at(-1));
  expect(remaining.at(-1)).toEqual([181, 0]);
});

test('leaves nothing remaining beyond the end', () => {
  expect(splitLine(equator, 1000)).toEqual({ travelled: equator, remaining: [] });
});
