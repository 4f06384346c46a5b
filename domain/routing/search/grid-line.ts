import type { Position } from '../route-leg.ts';
import { greatCircleLine, unwrapLine } from './geodesy.ts';
import { cellCentre, walkCells } from './grid.ts';
import { simplifyLine } from './simplify-line.ts';
import { BLOCKED, type Terrain } from './terrain.ts';

/** Maximum distance between vertices of a great circle, so that it curves correctly on a flat map. */
const VERTEX_KM = 100;
/** Maximum deviation of the drawn line from the true one. */
const TOLERANCE_KM = 2;
const MAX_VERTICES = 190;
const CORNER_DEGREES = 2e-5;

/** Whether the straight segment on the map stays on open cells, with a margin of a few metres at corners. */
function isClear(terrain: Terrain, from: Position, to: Position): boolean {
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
 * Straightens a path over cells (string pulling): great circles wherever the line of sight is open.
 * The line keeps to open cells, stays under 200 vertices and is unwrapped across the antimeridian.
 */
export function straightenPath(terrain: Terrain, cells: readonly number[]): Position[] {
  const corners = cells.map(cellCentre);
  const line: Position[] = [corners[0] as Position];
  let at = 0;
  while (at < corners.length - 1) {
    const { index, segment } = farthestInSight(terrain, corners, at);
    line.push(...segment.slice(1));
    at = index;
  }
  return simplifyPath(terrain, unwrapLine(line));
}

/** Removes visually redundant vertices; raises the tolerance only for lines over the vertex limit. */
export function simplifyPath(terrain: Terrain, line: readonly Position[]): Position[] {
  const mayJoin = (from: Position, to: Position) => isClear(terrain, from, to);
  let tolerance = TOLERANCE_KM;
  let simple = simplifyLine(line, tolerance, mayJoin);
  while (simple.length > MAX_VERTICES && tolerance < 50) {
    tolerance *= 2;
    simple = simplifyLine(line, tolerance, mayJoin);
  }
  return simple;
}

/** Galloping search for the farthest visible corner: doubles the reach while visible, then halves the step. */
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
