import { describe, expect, test } from 'vitest';
import type { Position } from '../routing/route-leg.ts';
import { placeOn, trackOf, travelledKm } from './track.ts';

const road = {
  transport_mode: 'road' as const,
  geometry: [
    [0, 0],
    [1, 0],
  ] satisfies Position[],
};
const pacific = {
  transport_mode: 'sea' as const,
  geometry: [
    [170, 0],
    [180, 0],
    [190, 0],
  ] satisfies Position[],
};
const track = trackOf([
  road,
  {
    ...pacific,
    geometry: [
      [1, 0],
      [1, 10],
    ],
  },
]);

test('a track is as long as its legs', () => {
  expect(track.length_km).toBeCloseTo(11 * 111.195, 0);
  expect(track.legs.map((leg) => Math.round(leg.from_km))).toEqual([0, 111]);
});

test.each([
  [-5, 0, 'road'],
  [55.6, 0, 'road'],
  [667, 5, 'sea'],
  [9999, 10, 'sea'],
])('after %d km one is at latitude %d by %s', (km, latitude, mode) => {
  const place = placeOn(track, km);
  expect(place.latitude).toBeCloseTo(latitude, 1);
  expect(place.transport_mode).toBe(mode);
});

describe('travelledKm', () => {
  test.each([0, 80, 111, 500, 1200])('finds %d km again from its place', (km) => {
    expect(travelledKm(track, placeOn(track, km))).toBeCloseTo(km, 0);
  });

  test('a position beside the line counts as the nearest place on it', () => {
    expect(travelledKm(track, { latitude: 5, longitude: 1.3 })).toBeCloseTo(111.2 + 556, -1);
  });

  test('across the antimeridian', () => {
    expect(travelledKm(trackOf([pacific]), { latitude: 0, longitude: -175 })).toBeCloseTo(15 * 111.195, 0);
  });

  test('a route that doubles back is not read backwards', () => {
    const there_and_back = trackOf([
      road,
      {
        ...road,
        geometry: [
          [1, 0],
          [0, 0],
        ],
      },
    ]);
    expect(travelledKm(there_and_back, { latitude: 0, longitude: 0.2 }, 180)).toBeCloseTo(200, 0);
  });
});
