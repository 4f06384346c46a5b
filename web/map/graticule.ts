import type { Position } from '#domain/routing/route-leg.ts';

const MAX_LATITUDE = 80;

/** Meridians and parallels every `step` degrees. */
export function graticuleLines(step: number): Position[][] {
  const lines: Position[][] = [];
  for (let longitude = -180; longitude < 180; longitude += step)
    lines.push([
      [longitude, -MAX_LATITUDE],
      [longitude, MAX_LATITUDE],
    ]);
  for (let latitude = -MAX_LATITUDE + (MAX_LATITUDE % step); latitude <= MAX_LATITUDE; latitude += step)
    lines.push([
      [-180, latitude],
      [180, latitude],
    ]);
  return lines;
}
