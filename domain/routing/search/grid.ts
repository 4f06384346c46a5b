import type { Position } from '../route-leg.ts';

/** A global grid of quarter-degree cells; cell 0 is at the north pole, at longitude -180. */
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

/** Wraps a column number into 0 to COLUMNS - 1. */
export function wrapColumn(column: number): number {
  return ((column % COLUMNS) + COLUMNS) % COLUMNS;
}

/**
 * Calls `visit` for every cell that the straight segment between two positions touches, in order,
 * each sharing an edge with the previous one. Stops and returns false as soon as `visit` returns false.
 */
export function walkCells(from: Position, to: Position, visit: (cell: number) => boolean): boolean {
  const startX = (from[0] + 180) * CELLS_PER_DEGREE;
  const startY = (90 - from[1]) * CELLS_PER_DEGREE;
  const endX = (to[0] + 180) * CELLS_PER_DEGREE;
  const endY = (90 - to[1]) * CELLS_PER_DEGREE;
  let column = Math.floor(startX);
  let row = Math.floor(startY);
  let columnsLeft = Math.abs(Math.floor(endX) - column);
  let rowsLeft = Math.abs(Math.floor(endY) - row);
  const stepX = endX > startX ? 1 : -1;
  const stepY = endY > startY ? 1 : -1;
  const everyX = 1 / Math.abs(endX - startX);
  const everyY = 1 / Math.abs(endY - startY);
  let nextX = (stepX > 0 ? column + 1 - startX : startX - column) * everyX;
  let nextY = (stepY > 0 ? row + 1 - startY : startY - row) * everyY;

  for (;;) {
    if (!visit(clampRow(row) * COLUMNS + wrapColumn(column))) return false;
    if (columnsLeft === 0 && rowsLeft === 0) return true;
    if (rowsLeft === 0 || (columnsLeft > 0 && nextX < nextY)) {
      column += stepX;
      columnsLeft -= 1;
      nextX += everyX;
    } else {
      row += stepY;
      rowsLeft -= 1;
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
