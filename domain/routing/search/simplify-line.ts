import type { Position } from '../route-leg.ts';

const KM_PER_DEGREE = 111.195;

/**
 * Douglas-Peucker: removes vertices within `toleranceKm` of the straight segment that replaces them. A segment for
 * which `mayJoin` returns false is split further, so that a lane never cuts across land.
 */
export function simplifyLine(
  line: readonly Position[],
  toleranceKm: number,
  mayJoin: (from: Position, to: Position) => boolean = () => true,
): Position[] {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    if (last - first < 2) continue;
    const farthest = farthestFrom(line, first, last);
    if (farthest.km <= toleranceKm && mayJoin(line[first] as Position, line[last] as Position)) continue;
    keep[farthest.index] = 1;
    spans.push([first, farthest.index], [farthest.index, last]);
  }
  return line.filter((_, index) => keep[index]);
}

function farthestFrom(line: readonly Position[], first: number, last: number): { index: number; km: number } {
  let index = (first + last) >> 1;
  let km = 0;
  for (let candidate = first + 1; candidate < last; candidate++) {
    const away = distanceToSegmentKm(
      line[candidate] as Position,
      line[first] as Position,
      line[last] as Position,
    );
    if (away > km) {
      km = away;
      index = candidate;
    }
  }
  return { index, km };
}

/** Planar approximation around the point: accurate enough within a few km. */
function distanceToSegmentKm(point: Position, from: Position, to: Position): number {
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((point[1] * Math.PI) / 180);
  const x = (to[0] - from[0]) * kmPerLongitude;
  const y = (to[1] - from[1]) * KM_PER_DEGREE;
  const px = (point[0] - from[0]) * kmPerLongitude;
  const py = (point[1] - from[1]) * KM_PER_DEGREE;
  const squared = x * x + y * y;
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / squared));
  return Math.hypot(px - along * x, py - along * y);
}
