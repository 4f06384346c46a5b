import { HEADER_ROW, type Place } from './grid-keys.ts';

/** The cell with the grid's Tab stop, identified by row id and column id so that it survives sorting. `id` is null for the header. */
export interface ActiveCell {
  id: string | null;
  column: string;
  /** The last known row and column index. */
  place: Place;
}

/** The cell's current position. If its row or column was removed, the position stays and another cell takes it. */
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
