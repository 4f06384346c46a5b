import type { ReactNode } from 'react';

/** A grid column. The first one is pinned and can't be hidden. */
export interface GridColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Width in pixels; the minimum width if `grow` is set. */
  width: number;
  /** The column's share of the remaining width. */
  grow?: number;
  align?: 'right';
  /** The sort direction of the first click on the header. Without it, the column isn't sortable. */
  firstSort?: SortDirection;
  /** The full text of a cell that may be truncated. */
  title?: (row: Row) => string;
}

export type SortDirection = 'ascending' | 'descending';

export interface GridSort {
  column: string;
  direction: SortDirection;
}

/** The sort after a click on a column's header: its first direction, then the opposite, then the default order. */
export function nextSort(column: Pick<GridColumn<never>, 'id' | 'firstSort'>, sort: GridSort | null) {
  const { id, firstSort = 'ascending' } = column;
  if (sort?.column !== id) return { column: id, direction: firstSort };
  if (sort.direction !== firstSort) return null;
  return { column: id, direction: firstSort === 'ascending' ? 'descending' : 'ascending' } as GridSort;
}
