import { greatCircleLine, unwrapLine } from './geodesy.ts';
import { cellCentre, walkCells } from './grid.ts';
import type { Position } from './route-leg.ts';
import { simplifyLine } from './simplify-line.ts';
import { BLOCKED, type Terrain } from './terrain.ts';

/** Great circles are drawn with a vertex at least this often, so that a flat map bends them rightly. */
const VERTEX_KM = 100;
/** How far a drawn line may lie from the true one. */
const TOLERANCE_KM = 2;
const MOST_VERTICES = 190;
const CORNER_DEGREES = 2e-5;

/** Whether the straight segment of the drawn map stays on open cells, with some metres to spare at corners. */
export function isClear(terrain: Terrain, from: Position, to: Position): boolean {
  const isOpen = (cell: number) => terrain[cell] !== BLOCKED;
  return [-CORNER_DEGREES, CORNER_DEGREES].every((aside) =>
    walkCells([from[0] + aside, from[1]], [to[0] + aside, to[1]], isOpen),
  );
}

/** The great circle between two positions if every cell under its drawn line is open, else undefined. */
export function clearGreatCircle(terrain: Terrain, from: Position, to: Position): Position[] | undefined {
  const line = greatCircleLine(from, to, VERTEX_KM);
  const clear = line.every((position, index) =>
    index === 0 ? true : isClear(terrain, line[index - 1] as Position, position),
  );
  return clear ? line : undefined;
}

/**
 * Pulls a path over cells tight like a string: great circles wherever the way is open.
 * The line keeps to open cells, stays under 200 vertices and is unwrapped across the antimeridian.
 */
export function pullTight(terrain: Terrain, cells: readonly number[]): Position[] {
  const corners = cells.map(cellCentre);
  const line: Position[] = [corners[0] as Position];
  let at = 0;
  while (at < corners.length - 1) {
    const { index, segment } = farthestInSight(terrain, corners, at);
    line.push(...segment.slice(1));
    at = index;
  }
  return thin(terrain, unwrapLine(line));
}

/** Leaves out what the eye cannot miss; tolerates more on the longest, most winding lines only. */
export function thin(terrain: Terrain, line: readonly Position[]): Position[] {
  const mayJoin = (from: Position, to: Position) => isClear(terrain, from, to);
  let tolerance = TOLERANCE_KM;
  let simple = simplifyLine(line, tolerance, mayJoin);
  while (simple.length > MOST_VERTICES && tolerance < 50) {
    tolerance *= 2;
    simple = simplifyLine(line, tolerance, mayJoin);
  }
  return simple;
}

/** Doubles the reach while the view is open, then halves the step: few looks, and nearly the farthest corner. */
function farthestInSight(terrain: Terrain, corners: readonly Position[], at: number) {
  const from = corners[at] as Position;
  let index = at + 1;
  let segment = unwrapLine([from, corners[index] as Position]);
  for (let step = 1, growing = true; step >= 1; ) {
    const candidate = Math.min(corners.length - 1, index + step);
    const seen = candidate > index && clearGreatCircle(terrain, from, corners[candidate] as Position);
    if (seen) {
      index = candidate;
      segment = seen;
    } else {
      growing = false;
    }
    step = growing ? step * 2 : Math.floor(step / 2);
  }
  return { index, segment };
}
