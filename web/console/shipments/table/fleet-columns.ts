import type { SortDirection } from '#web/ui/data-grid/grid-column.ts';

/** The server's sort order for each column and its natural direction. */
export const SORTED_COLUMNS = {
  eta: { sort: 'arrival', natural: 'ascending' },
  updated: { sort: 'updated', natural: 'descending' },
  booked: { sort: 'newest', natural: 'descending' },
  cost: { sort: 'cost', natural: 'descending' },
  weight: { sort: 'weight', natural: 'descending' },
} as const satisfies Record<string, { sort: string; natural: SortDirection }>;

type SortedColumn = keyof typeof SORTED_COLUMNS;

export function isSortedColumn(column: string): column is SortedColumn {
  return Object.hasOwn(SORTED_COLUMNS, column);
}
