import { describe, expect, it, test } from 'vitest';
import type { Position } from '../route-leg.ts';
import {
  bearing,
  distanceKm,
  greatCircleLine,
  lineLengthKm,
  pointAlong,
  positionDistanceKm,
  unwrapLine,
  wrapLongitude,
} from './geodesy.ts';

const LONDON: Position = [-0.4543, 51.47];
const NEW_YORK: Position = [-73.7781, 40.6413];
const LOS_ANGELES: Position = [-118.41, 33.94];
const TOKYO: Position = [140.39, 35.77];

test.each([
  ['Heathrow', LONDON, 'Kennedy', NEW_YORK, 5540],
  ['Los Angeles', LOS_ANGELES, 'Narita', TOKYO, 8750],
  ['a pole', [0, 90] as Position, 'the other', [0, -90] as Position, 20_015],
  ['a place', LONDON, 'itself', LONDON, 0],
])('%s to %s', (_, from, __, to, km) => {
  expect(Math.abs(positionDistanceKm(from, to) - km)).toBeLessThan(10);
});

test('a degree of latitude is 111.195 km', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.195, 3);
});

describe('greatCircleLine', () => {
  it('continues across the antimeridian without a jump', () => {
    const line = greatCircleLine(LOS_ANGELES, TOKYO, 200);
    expect(line.at(-1)?.[0]).toBeCloseTo(140.39 - 360, 6);
    for (const [index, [longitude]] of line.slice(1).entries()) {
      expect(Math.abs(longitude - (line[index] as Position)[0])).toBeLessThan(10);
    }
  });

  it('is as long as the distance', () => {
    const line = greatCircleLine(LONDON, NEW_YORK, 100);
    expect(lineLengthKm(line)).toBeCloseTo(positionDistanceKm(LONDON, NEW_YORK), 3);
  });
});

describe('pointAlong', () => {
  const line: Position[] = [
    [0, 0],
    [0, 1],
    [1, 1],
  ];

  test.each([
    [-5, 0, 0, 0],
    [0, 0, 0, 0],
    [111.195 / 2, 0.5, 0, 0],
    [111.195 + 111.178 / 2, 1, 0.5, 90],
    [10_000, 1, 1, 90],
  ])('after %d km stands at %d, %d heading %d', (km, latitude, longitude, heading) => {
    const point = pointAlong(line, km);
    expect(point.latitude).toBeCloseTo(latitude, 2);
    expect(point.longitude).toBeCloseTo(longitude, 2);
    expect(Math.round(point.heading) % 360).toBe(heading);
  });

  it('returns longitudes within ±180 for an unwrapped line', () => {
    expect(
      pointAlong(
        [
          [-179, 0],
          [-183, 0],
        ],
        400,
      ).longitude,
    ).toBeCloseTo(177.4, 1);
  });

  it('returns the same point on a line of zero length', () => {
    expect(pointAlong([LONDON, LONDON], 10)).toEqual({ latitude: 51.47, longitude: -0.4543, heading: 0 });
  });
});

test('bearing points along the compass', () => {
  expect(bearing([0, 0], [0, 1])).toBe(0);
  expect(bearing([0, 0], [1, 0])).toBe(90);
  expect(bearing([0, 0], [0, -1])).toBe(180);
  expect(bearing([0, 0], [-1, 0])).toBe(270);
});

test('longitudes wrap and unwrap', () => {
  expect(wrapLongitude(-190)).toBe(170);
  expect(wrapLongitude(180)).toBe(180);
  expect(wrapLongitude(540)).toBe(-180);
  expect(
    unwrapLine([
      [170, 0],
      [-170, 0],
      [170, 0],
    ]),
  ).toEqual([
    [170, 0],
    [190, 0],
    [170, 0],
  ]);
});
