import type { ReactNode } from 'react';

/** A column of a grid; the first one stays in sight while the others scroll sideways, and cannot be hidden. */
export interface GridColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** In pixels; at least, where the column grows. */
  width: number;
  /** Its share of the room that is left. */
  grow?: number;
  align?: 'right';
  /** The direction of the first press on its header; without it nobody can sort by the column. */
  firstSort?: SortDirection;
  /** The whole of a text that may be cut off. */
  title?: (row: Row) => string;
}

export type SortDirection = 'ascending' | 'descending';

export interface GridSort {
  column: string;
  direction: SortDirection;
}

/** What a press on a column's header asks for: its first direction, then the other, then no order of its own. */
export function nextSort(column: Pick<GridColumn<never>, 'id' | 'firstSort'>, sort: GridSort | null) {
  const { id, firstSort = 'ascending' } = column;
  if (sort?.column !== id) return { column: id, direction: firstSort };
  if (sort.direction !== firstSort) return null;
  return { column: id, direction: firstSort === 'ascending' ? 'descending' : 'ascending' } as GridSort;
}
