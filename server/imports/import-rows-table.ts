import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { imports } from './imports-table.ts';

/** The rows of a file until they are imported or refused. */
export const importRows = pgTable(
  'import_rows',
  {
    import_id: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    /** By the names of their columns. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.row] })],
);

export type ImportRow = Omit<typeof importRows.$inferSelect, 'import_id'>;

export function insertRows(
  transaction: Transaction,
  import_id: string,
  rows: readonly ImportRow[],
): Promise<void> {
  return insertMany(
    transaction,
    importRows,
    rows.map((row) => ({ import_id, ...row })),
  );
}

export function rowsAfter(
  connection: Connection,
  import_id: string,
  { position, limit }: { position: number; limit: number },
): Promise<ImportRow[]> {
  return connection
    .select({ row: importRows.row, fields: importRows.fields })
    .from(importRows)
    .where(and(eq(importRows.import_id, import_id), gt(importRows.row, position)))
    .orderBy(asc(importRows.row))
    .limit(limit);
}

export async function deleteRows(
  transaction: Transaction,
  import_id: string,
  rows: readonly number[],
): Promise<void> {
  await transaction
    .delete(importRows)
    .where(and(eq(importRows.import_id, import_id), inArray(importRows.row, [...rows])));
}

export async function deleteAllRows(transaction: Transaction, import_id: string): Promise<void> {
  await transaction.delete(importRows).where(eq(importRows.import_id, import_id));
}
