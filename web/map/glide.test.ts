import { describe, expect, test } from 'vitest';
import type { Position } from '#domain/routing/route-leg.ts';
import { glideAt, glideTo, MAX_GLIDE_MS, MIN_GLIDE_MS, type ReportedPlace } from './glide.ts';

const KM_PER_DEGREE = 111.195;
const corner: Position[] = [
  [0, 0],
  [1, 0],
  [1, 1],
];
const place = (longitude: number, latitude: number, degrees: number, seconds: number): ReportedPlace => ({
  longitude,
  latitude,
  travelled_km: degrees * KM_PER_DEGREE,
  updated_at: new Date(seconds * 1000),
});

describe('glideTo', () => {
  test('follows the route around a corner', () => {
    const glide = glideTo(corner, [0.5, 0], place(0.5, 0, 0.5, 0), place(1, 0.5, 1.5, 4), 100);
    expect(glide.path).toEqual([
      [0.5, 0],
      [1, 0],
      [1, 0.5],
    ]);
    expect(glideAt(glide, 2100).position[0]).toBeCloseTo(1, 2);
    expect(glideAt(glide, 2100).position[1]).toBeCloseTo(0, 2);
    expect(glideAt(glide, 4100)).toEqual({ position: [1, 0.5], arrived: true });
  });

  test('goes straight if the vehicle turned back or left the route', () => {
    const glide = glideTo(corner, [1, 0.5], place(1, 0.5, 1.5, 0), place(0.5, 0, 0.5, 4), 0);
    expect(glide.path).toHaveLength(2);
  });

  test.each([
    [0.2, MIN_GLIDE_MS],
    [4, 4000],
    [600, MAX_GLIDE_MS],
  ])('reports %d s apart give a glide of %d ms', (seconds, duration) => {
    expect(glideTo(corner, [0, 0], place(0, 0, 0, 0), place(1, 0, 1, seconds), 0).duration_ms).toBe(duration);
  });

  test('crosses the antimeridian the short way', () => {
    const glide = glideTo([], [179.5, 0], place(179.5, 0, 0, 0), place(-179.5, 0, 1, 2), 0);
    expect(Math.abs(glideAt(glide, 500).position[0])).toBeGreaterThan(179.5);
  });

  test('a stationary vehicle does not move', () => {
    const glide = glideTo(corner, [1, 1], place(1, 1, 2, 0), place(1, 1, 2, 4), 0);
    expect(glideAt(glide, 1000).position).toEqual([1, 1]);
  });
});
