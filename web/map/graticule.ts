import type { Position } from '#domain/routing/route-leg.ts';

const FURTHEST_LATITUDE = 80;

/** Meridians and parallels every `step` degrees. */
export function graticuleLines(step: number): Position[][] {
  const lines: Position[][] = [];
  for (let longitude = -180; longitude < 180; longitude += step)
    lines.push([
      [longitude, -FURTHEST_LATITUDE],
      [longitude, FURTHEST_LATITUDE],
    ]);
  for (
    let latitude = -FURTHEST_LATITUDE + (FURTHEST_LATITUDE % step);
    latitude <= FURTHEST_LATITUDE;
    latitude += step
  )
    lines.push([
      [-180, latitude],
      [180, latitude],
    ]);
  return lines;
}
