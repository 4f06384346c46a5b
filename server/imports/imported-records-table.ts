import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SHEET_KINDS, type SheetKind } from '#domain/imports/import-kind.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { id, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { imports } from './imports-table.ts';

/** The records that imports added, with their references in the other system. */
export const importedRecords = pgTable(
  'imported_records',
  {
    id: id(),
    /** Null once the import is no longer retained. */
    import_id: uuid('import_id').references(() => imports.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: SHEET_KINDS }).notNull(),
    row: integer('row').notNull(),
    /** Normalized; null for a row without one. */
    reference: text('reference'),
    /** Of a charge, the shipment. */
    record_id: uuid('record_id').notNull(),
    /** Of a charge, its number in the shipment. */
    number: integer('number'),
  },
  (table) => [
    oneOf('imported_records_kind', table.kind, SHEET_KINDS),
    uniqueIndex('imported_records_reference')
      .on(table.kind, table.reference)
      .where(sql`${table.reference} is not null`),
    index('imported_records_of_import').on(table.import_id, table.row).where(isNotNull(table.import_id)),
  ],
);

export type ImportedRecord = typeof importedRecords.$inferSelect;
export type AddedRecord = Pick<ImportedRecord, 'row' | 'record_id'> &
  Partial<Pick<ImportedRecord, 'reference' | 'number'>>;

export function insertRecords(
  transaction: Transaction,
  { id: import_id, kind }: { id: string; kind: SheetKind },
  records: readonly AddedRecord[],
): Promise<void> {
  return insertMany(
    transaction,
    importedRecords,
    records.map(({ reference = null, number = null, ...record }) => ({
      import_id,
      kind,
      reference,
      number,
      ...record,
    })),
  );
}

/** The records of a kind that have these references. */
export async function recordsByReference(
  connection: Connection,
  kind: SheetKind,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const found = await connection
    .select({ reference: importedRecords.reference, record_id: importedRecords.record_id })
    .from(importedRecords)
    .where(and(eq(importedRecords.kind, kind), inArray(importedRecords.reference, [...references])));
  return new Map(found.map(({ reference, record_id }) => [reference as string, record_id]));
}

/** All that an import added, in the order of its rows. */
export function allRecords(connection: Connection, import_id: string): Promise<ImportedRecord[]> {
  return connection
    .select()
    .from(importedRecords)
    .where(eq(importedRecords.import_id, import_id))
    .orderBy(asc(importedRecords.row));
}

/** The last that were added first, because earlier ones may be used by later ones. */
export function lastRecords(
  connection: Connection,
  import_id: string,
  limit: number,
): Promise<ImportedRecord[]> {
  return connection
    .select()
    .from(importedRecords)
    .where(eq(importedRecords.import_id, import_id))
    .orderBy(desc(importedRecords.row))
    .limit(limit);
}

export async function deleteRecords(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(importedRecords).where(inArray(importedRecords.id, [...ids]));
}
