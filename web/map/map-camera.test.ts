import { expect, test } from 'vitest';
import { boundsOf, fitPadding } from './map-camera.ts';

test.each([
  [639, { top: 40, right: 40, bottom: 40, left: 40 }],
  [640, { top: 80, right: 120, bottom: 80, left: 80 }],
])('a map %d px wide leaves its room', (width, padding) => expect(fitPadding(width)).toEqual(padding));

test('bounds run on over the antimeridian', () => {
  expect(
    boundsOf([
      [170, 10],
      [190, -5],
    ]),
  ).toEqual([
    [170, -5],
    [190, 10],
  ]);
  expect(boundsOf([])).toBeNull();
});
