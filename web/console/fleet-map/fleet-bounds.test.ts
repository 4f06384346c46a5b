import { expect, test } from 'vitest';
import { boundsAround, frameAround } from './fleet-bounds.ts';

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

test.each([
  ['one ship on the open sea', [[-40, 30, null]], [-52, 18, -28, 42]],
  [
    'ships far from each other',
    [
      [-60, 30, null],
      [-20, 32, null],
    ],
    [-60, 19, -20, 43],
  ],
  ['one ship in a harbour', [[4, 52, 'Rotterdam, NL']], [4, 52, 4, 52]],
  [
    'a ship near one in a harbour',
    [
      [4, 52, 'Rotterdam, NL'],
      [2, 51, null],
    ],
    [2, 51, 4, 52],
  ],
  ['a polar flight', [[0, 85, null]], [-12, 73, 12, 85.05]],
] as const)('the frame of %s', (_, places, frame) => {
  const around = frameAround(places.map(([longitude, latitude, near]) => ({ longitude, latitude, near })));
  expect(around?.flat()).toEqual(frame);
});

test('there is no frame without vehicles', () => {
  expect(frameAround([])).toBeNull();
});
