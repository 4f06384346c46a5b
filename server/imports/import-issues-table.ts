import { asc, eq } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { id } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { imports } from './imports-table.ts';

/** Why rows of imports were refused. */
export const importIssues = pgTable(
  'import_issues',
  {
    id: id(),
    import_id: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    column: text('column').notNull(),
    issue: text('issue').notNull(),
  },
  (table) => [index('import_issues_by_row').on(table.import_id, table.row, table.id)],
);

export function insertIssues(
  transaction: Transaction,
  import_id: string,
  refused: readonly RefusedRow[],
): Promise<void> {
  return insertMany(
    transaction,
    importIssues,
    refused.map(({ row, column, issue }) => ({ import_id, row, column, issue })),
  );
}

export function listIssues(connection: Connection, import_id: string, limit: number): Promise<RefusedRow[]> {
  return connection
    .select({ row: importIssues.row, column: importIssues.column, issue: importIssues.issue })
    .from(importIssues)
    .where(eq(importIssues.import_id, import_id))
    .orderBy(asc(importIssues.row), asc(importIssues.id))
    .limit(limit);
}
