import { expect, test } from 'vitest';
import {
  boundsOf,
  containsBounds,
  containsPlace,
  fitPadding,
  lowestZoom,
  shiftToFollow,
  vesselZoom,
} from './map-camera.ts';

test.each([
  [639, { top: 72, right: 40, bottom: 120, left: 40 }],
  [640, { top: 80, right: 120, bottom: 80, left: 80 }],
])('padding of a map %d px wide', (width, padding) => expect(fitPadding(width)).toEqual(padding));

test('bounds cross the antimeridian unwrapped', () => {
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

const pacific = [
  [121, 31],
  [242, 52],
] as const;
test.each([
  ['all of it', [100, 20], [250, 60], true],
  ['all of it, unwrapped the other way', [-260, 20], [-110, 60], true],
  ['its middle', [150, 20], [200, 60], false],
  ['too little of the north', [100, 20], [250, 50], false],
] as const)('a map that shows %s', (_, southWest, northEast, whole) =>
  expect(containsBounds([[...southWest], [...northEast]], [[...pacific[0]], [...pacific[1]]])).toBe(whole),
);

test.each([
  ['in the middle', [400, 200], [0, 0]],
  ['near the right edge', [790, 200], [230, 0]],
  ['beyond the upper left corner', [-100, -50], [-340, -170]],
] as const)('following a point %s', (_, point, shift) =>
  expect(shiftToFollow(point, { width: 800, height: 400 })).toEqual(shift),
);

test.each([
  [6.3, 4],
  [2.7, 2],
  [-0.4, 0],
])('a route that fits at zoom %d allows a minimum zoom of %d', (fitting, lowest) =>
  expect(lowestZoom(fitting)).toBe(lowest),
);

test.each([
  [-179, true],
  [181, true],
  [150, false],
])('a map across the date line contains a place at longitude %d: %s', (longitude, whether) => {
  expect(
    containsPlace(
      [
        [170, -10],
        [200, 10],
      ],
      { longitude, latitude: 0 },
    ),
  ).toBe(whether);
});

test.each([
  ['sea', 5],
  ['air', 5],
  ['road', 8],
  ['rail', 8],
] as const)('a vehicle by %s is shown at zoom %d', (mode, zoom) => expect(vesselZoom(mode)).toBe(zoom));
