import type { Position } from '../route-leg.ts';
import { positionDistanceKm } from './geodesy.ts';
import { CELLS_PER_DEGREE, COLUMNS, cellAt, cellCentre, ROWS, walkCells, wrapColumn } from './grid.ts';

/** Terrain of a cell: blocked, open, or open at a higher cost (close to a coast). */
export const BLOCKED = 0;
export const OPEN = 1;
export const COASTAL = 2;

/** One of the three for every cell of the grid. */
export type Terrain = Uint8Array;

/** Sets the terrain of every cell under a line; consecutive cells share an edge. */
export function fillLine(terrain: Terrain, line: readonly Position[], ground: number): void {
  for (const [index, to] of line.slice(1).entries()) {
    walkCells(line[index] as Position, to, (cell) => {
      terrain[cell] = ground;
      return true;
    });
  }
}

/** The open cell with the nearest centre within `reachKm`. */
export function nearestOpenCell(terrain: Terrain, point: Position, reachKm: number): number | undefined {
  const centre = cellAt(point);
  const row = Math.floor(centre / COLUMNS);
  const column = centre % COLUMNS;
  const rows = Math.ceil((reachKm / 111) * CELLS_PER_DEGREE);
  const columns = Math.min(COLUMNS / 2, Math.ceil(rows / Math.cos((point[1] * Math.PI) / 180)));
  let nearest: number | undefined;
  let nearestKm = reachKm;
  for (let y = Math.max(0, row - rows); y <= Math.min(ROWS - 1, row + rows); y++) {
    for (let x = column - columns; x <= column + columns; x++) {
      const cell = y * COLUMNS + wrapColumn(x);
      if (terrain[cell] === BLOCKED) continue;
      const km = positionDistanceKm(point, cellCentre(cell));
      if (km >= nearestKm) continue;
      nearestKm = km;
      nearest = cell;
    }
  }
  return nearest;
}

/** Calls `visit` for the up to four cells that share an edge with a cell. */
export function visitSides(cell: number, visit: (side: number) => void): void {
  const column = cell % COLUMNS;
  visit(column === 0 ? cell + COLUMNS - 1 : cell - 1);
  visit(column === COLUMNS - 1 ? cell - COLUMNS + 1 : cell + 1);
  if (cell >= COLUMNS) visit(cell - COLUMNS);
  if (cell < (ROWS - 1) * COLUMNS) visit(cell + COLUMNS);
}
