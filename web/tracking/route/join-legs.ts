import type { Position } from '#domain/routing/route-leg.ts';

/**
 * Shifts legs by whole turns so that each starts where the one before ended: every leg is unwrapped
 * across 180° by itself only.
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
