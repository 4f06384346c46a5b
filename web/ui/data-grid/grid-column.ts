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
  /** Columns that are hidden where the grid is too narrow for all: 1 goes first. */
  yields?: number;
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

/** The columns that fit into a width: those that yield are left out, one by one, until the others fit. */
export function fittingColumns<Column extends Pick<GridColumn<never>, 'width' | 'yields'>>(
  columns: readonly Column[],
  width: number,
): readonly Column[] {
  const needed = columns.reduce((sum, column) => sum + column.width, 0);
  const [first] = columns.flatMap(({ yields }) => yields ?? []).sort((one, other) => one - other);
  if (needed <= width || first === undefined) return columns;
  return fittingColumns(
    columns.filter(({ yields }) => yields !== first),
    width,
  );
}
