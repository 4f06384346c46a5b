import { describe, expect, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { fitPadding, MAX_ZOOM } from '../map-camera.ts';
import { boundsLiteral, placeLiteral, zoomThatFits } from './google-camera.ts';

const corners = (west: number, east: number): [Position, Position] => [
  [west, 30],
  [east, 40],
];

describe('boundsLiteral', () => {
  test.each([
    ['within one world', corners(-20, 30), -20, 30],
    ['Shanghai to Los Angeles', corners(121.5, 241.7), 121.5, -118.3],
    ['the same, unwrapped the other way', corners(-238.5, -118.3), 121.5, -118.3],
    ['ending at 180', corners(170, 180), 170, -180],
    ['more than the world', corners(-200, 170), -180, 180],
  ])('%s', (_, bounds, west, east) => {
    const literal = boundsLiteral(bounds);
    expect(literal.west).toBeCloseTo(west);
    expect(literal.east).toBeCloseTo(east);
    expect([literal.south, literal.north]).toEqual([30, 40]);
  });
});

test.each([
  [185, -175],
  [-190, 170],
  [540, -180],
  [12.5, 12.5],
])('longitude %d is given as %d', (longitude, lng) =>
  expect(placeLiteral([longitude, 5])).toEqual({ lat: 5, lng }),
);

describe('zoomThatFits', () => {
  const size = { width: 860, height: 430 };

  test('a world as wide as the map is zoom 0', () => {
    const room = { width: 256, height: 10_000 };
    const padding = { top: 0, right: 0, bottom: 0, left: 0 };
    expect(zoomThatFits(corners(-180, 180), room, padding)).toBeCloseTo(0);
  });

  test.each([
    ['an ocean is too wide for zoom 4', corners(121, 242), 4, false],
    ['a country is not', corners(-98, -84), 4, true],
  ])('%s', (_, bounds, zoom, fits) =>
    expect(zoomThatFits(bounds, size, fitPadding(size.width)) >= zoom).toBe(fits),
  );

  test('a single place uses the maximum zoom', () =>
    expect(
      zoomThatFits(
        [
          [4, 52],
          [4, 52],
        ],
        size,
        fitPadding(860),
      ),
    ).toBe(MAX_ZOOM));
});
