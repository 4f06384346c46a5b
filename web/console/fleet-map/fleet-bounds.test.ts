import { expect, test } from 'vitest';
import { boundsAround } from './fleet-bounds.ts';

test.each([
  ['no places', [], null],
  ['one place', [[5, 50]], [5, 50, 5, 50]],
  [
    'the Atlantic',
    [
      [-74, 40],
      [4, 52],
      [-9, 38],
    ],
    [-74, 38, 4, 52],
  ],
  [
    'the Pacific, over the antimeridian',
    [
      [140, 35],
      [-118, 33],
      [170, -5],
    ],
    [140, -5, 242, 35],
  ],
] as const)('around %s', (_, places, bounds) => {
  const around = boundsAround(places.map(([longitude, latitude]) => ({ longitude, latitude })));
  expect(around?.flat() ?? null).toEqual(bounds);
});
