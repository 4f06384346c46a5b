import type { Position } from '#domain/routing/route-leg.ts';
import { positionDistanceKm } from '#domain/routing/search/geodesy.ts';

interface SplitLine {
  travelled: Position[];
  remaining: Position[];
}

/** Splits a line `km` from its start. Both parts include the split point. */
export function splitLine(line: readonly Position[], km: number): SplitLine {
  let left = km;
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1] as Position;
    const to = line[index] as Position;
    const length = positionDistanceKm(from, to);
    if (left < length) {
      const cut = between(from, to, Math.max(0, left) / length);
      return { travelled: [...line.slice(0, index), cut], remaining: [cut, ...line.slice(index)] };
    }
    left -= length;
  }
  return { travelled: [...line], remaining: [] };
}

function between(from: Position, to: Position, fraction: number): Position {
  return [from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction];
}
