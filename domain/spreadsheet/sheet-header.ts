import type { RefusedRow } from './refused-row.ts';

export interface SheetColumnNames {
  known: readonly string[];
  required: readonly string[];
}

/** What is wrong with the header of a sheet. Columns without a name are ignored. */
export function headerIssues(names: readonly string[], { known, required }: SheetColumnNames): RefusedRow[] {
  const wrong = names.flatMap((column, index) => {
    if (column === '') return [];
    if (!known.includes(column)) return [{ row: 1, column, issue: 'Unknown column.' }];
    return names.indexOf(column) < index ? [{ row: 1, column, issue: 'This column appears twice.' }] : [];
  });
  const missing = required.filter((column) => !names.includes(column));
  return [...wrong, ...missing.map((column) => ({ row: 1, column, issue: 'This column is missing.' }))];
}
