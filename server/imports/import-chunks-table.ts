import { asc, eq } from 'drizzle-orm';
import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { bytes } from '../database/statements/columns.ts';
import { imports } from './imports-table.ts';

const CHUNK_BYTES = 2 ** 20;

/** The file of an import until it is read. */
export const importChunks = pgTable(
  'import_chunks',
  {
    import_id: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The position of its first byte in the file. */
    start: integer('start').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.start] })],
);

export async function insertContent(
  transaction: Transaction,
  import_id: string,
  content: Uint8Array,
): Promise<void> {
  for (let start = 0; start < content.length; start += CHUNK_BYTES)
    await transaction
      .insert(importChunks)
      .values({ import_id, start, bytes: content.subarray(start, start + CHUNK_BYTES) });
}

export async function readContent(connection: Connection, import_id: string): Promise<Uint8Array> {
  const chunks = await connection
    .select({ bytes: importChunks.bytes })
    .from(importChunks)
    .where(eq(importChunks.import_id, import_id))
    .orderBy(asc(importChunks.start));
  return new Uint8Array(Buffer.concat(chunks.map((chunk) => chunk.bytes)));
}

export async function deleteContent(transaction: Transaction, import_id: string): Promise<void> {
  await transaction.delete(importChunks).where(eq(importChunks.import_id, import_id));
}
