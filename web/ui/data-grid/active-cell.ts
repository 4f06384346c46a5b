import { HEADER_ROW, type Place } from './grid-keys.ts';

/** The cell that holds the grid's Tab stop, by names that outlive a new order; `id` null is the header. */
export interface ActiveCell {
  id: string | null;
  column: string;
  /** Where they stood last. */
  place: Place;
}

/** Where the cell is now; when its row or column is gone, what stands there instead. */
export function placeOf(
  active: ActiveCell | null,
  ids: readonly string[],
  columns: readonly string[],
  first: Place,
): Place {
  const { row, column } = active === null ? first : active.place;
  return {
    row: active?.id === null ? HEADER_ROW : follow(ids, active?.id, row),
    column: follow(columns, active?.column, column),
  };
}

export function cellAt(place: Place, ids: readonly string[], columns: readonly string[]): ActiveCell {
  return { id: ids[place.row] ?? null, column: columns[place.column] ?? '', place };
}

function follow(names: readonly string[], name: string | undefined, last: number): number {
  const moved = name === undefined || names[last] === name ? last : names.indexOf(name);
  return Math.min(moved === -1 ? last : moved, names.length - 1);
}
