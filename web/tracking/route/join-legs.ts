import type { Position } from '#domain/routing/route-leg.ts';

/**
 * Shifts legs by multiples of 360° so that each starts where the previous one ends: each leg is unwrapped at 180° on
 * its own.
 */
export function joinedLegs<Leg extends { geometry: readonly Position[] }>(legs: readonly Leg[]): Leg[] {
  let end: number | undefined;
  return legs.map((leg) => {
    const start = leg.geometry[0]?.[0] ?? 0;
    const shift = end === undefined ? 0 : 360 * Math.round((end - start) / 360);
    const geometry = leg.geometry.map(([longitude, latitude]): Position => [longitude + shift, latitude]);
    end = geometry.at(-1)?.[0] ?? end;
    return { ...leg, geometry };
  });
}
