import type { Position } from './route-leg.ts';

/** The earth in cells of a quarter degree; cell 0 lies at the north pole, west of the antimeridian. */
export const CELLS_PER_DEGREE = 4;
export const COLUMNS = 360 * CELLS_PER_DEGREE;
export const ROWS = 180 * CELLS_PER_DEGREE;
export const CELLS = COLUMNS * ROWS;

/** The cell a position lies in; longitudes outside ±180 wrap around. */
export function cellAt([longitude, latitude]: Position): number {
  return rowOf(latitude) * COLUMNS + wrapColumn(Math.floor((longitude + 180) * CELLS_PER_DEGREE));
}

/** The centre of a cell. */
export function cellCentre(cell: number): Position {
  const row = Math.floor(cell / COLUMNS);
  return [((cell % COLUMNS) + 0.5) / CELLS_PER_DEGREE - 180, 90 - (row + 0.5) / CELLS_PER_DEGREE];
}

/** A column number brought into 0 to COLUMNS - 1. */
export function wrapColumn(column: number): number {
  return ((column % COLUMNS) + COLUMNS) % COLUMNS;
}

/**
 * Calls `visit` for every cell that the straight segment between two positions touches, in order,
 * each one sharing an edge with the one before. Stops and answers false as soon as `visit` answers false.
 */
export function walkCells(from: Position, to: Position, visit: (cell: number) => boolean): boolean {
  const startX = (from[0] + 180) * CELLS_PER_DEGREE;
  const startY = (90 - from[1]) * CELLS_PER_DEGREE;
  const deltaX = (to[0] - from[0]) * CELLS_PER_DEGREE;
  const deltaY = (from[1] - to[1]) * CELLS_PER_DEGREE;
  const stepX = Math.sign(deltaX);
  const stepY = Math.sign(deltaY);
  let column = Math.floor(startX);
  let row = Math.floor(startY);
  const lastColumn = Math.floor(startX + deltaX);
  const lastRow = Math.floor(startY + deltaY);
  let crossings = Math.abs(lastColumn - column) + Math.abs(lastRow - row);
  let nextX = stepX === 0 ? Infinity : (column + (stepX > 0 ? 1 : 0) - startX) / deltaX;
  let nextY = stepY === 0 ? Infinity : (row + (stepY > 0 ? 1 : 0) - startY) / deltaY;
  const everyX = stepX === 0 ? Infinity : Math.abs(1 / deltaX);
  const everyY = stepY === 0 ? Infinity : Math.abs(1 / deltaY);

  for (;;) {
    if (!visit(clampRow(row) * COLUMNS + wrapColumn(column))) return false;
    if (crossings-- <= 0) return true;
    if (nextX < nextY) {
      column += stepX;
      nextX += everyX;
    } else {
      row += stepY;
      nextY += everyY;
    }
  }
}

function rowOf(latitude: number): number {
  return clampRow(Math.floor((90 - latitude) * CELLS_PER_DEGREE));
}

function clampRow(row: number): number {
  return Math.min(ROWS - 1, Math.max(0, row));
}
