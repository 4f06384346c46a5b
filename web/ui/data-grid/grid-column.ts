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
  /** The maximum width in pixels, reached before other columns grow. */
  max?: number;
  /** Columns that yield where the grid is too narrow for all: 1 goes first. They are hidden, or narrower with `least`. */
  yields?: number;
  /** The width in pixels to which the column yields. Its text is truncated. */
  least?: number;
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

type Fitted = Pick<GridColumn<never>, 'width' | 'yields' | 'least'>;

/** How many columns have to yield until the others fit into a width. All of them at most. */
export function yieldsToFit(columns: readonly Fitted[], width: number): number {
  const most = columns.filter(({ yields }) => yields !== undefined).length;
  for (let count = 0; count < most; count += 1) {
    const needed = afterYielding(columns, count).reduce((sum, column) => sum + column.width, 0);
    if (needed <= width) return count;
  }
  return most;
}

/** The columns once the first `count` of those that yield have. */
export function afterYielding<Column extends Fitted>(
  columns: readonly Column[],
  count: number,
): readonly Column[] {
  if (count === 0) return columns;
  const yielded = columns
    .filter(({ yields }) => yields !== undefined)
    .sort((one, other) => (one.yields ?? 0) - (other.yields ?? 0))
    .slice(0, count);
  return columns.flatMap((column) => {
    if (!yielded.includes(column)) return column;
    return column.least === undefined ? [] : { ...column, width: column.least };
  });
}
