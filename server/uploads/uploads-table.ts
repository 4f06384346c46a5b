import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MAX_FILE_BYTES } from '#domain/files/shipment-file.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { bytes, createdAt, id } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';

/** Bytes that a person is sending, until a file is made of them. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Bytes of the whole file. */
    size: integer('size').notNull(),
    /** Bytes received so far. */
    received: integer('received').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    check('uploads_size', sql`${table.size} between 1 and ${sql.raw(String(MAX_FILE_BYTES))}`),
    check('uploads_received', sql`${table.received} between 0 and ${table.size}`),
    index('uploads_of_person').on(table.user_id),
    index('uploads_oldest').on(table.created_at),
  ],
);

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    upload_id: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** The position of its first byte in the file. */
    start: integer('start').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload_id, table.start] })],
);

export type UploadRecord = typeof uploads.$inferSelect;

export async function insertUpload(
  connection: Connection,
  upload: typeof uploads.$inferInsert & { id: string },
): Promise<void> {
  await connection.insert(uploads).values(upload);
}

export async function countUploads(connection: Connection, user_id: string): Promise<number> {
  const [row] = await connection
    .select({ uploads: count() })
    .from(uploads)
    .where(eq(uploads.user_id, user_id));
  return row?.uploads ?? 0;
}

interface Own {
  id: string;
  user_id: string;
}

/** Only the person’s own. */
export async function findUpload(
  connection: Connection,
  { id: upload_id, user_id }: Own,
): Promise<UploadRecord | undefined> {
  const [upload] = await connection
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, upload_id), eq(uploads.user_id, user_id)));
  return upload;
}

/** Appends bytes. Returns false if others were appended at `start` meanwhile, or the upload was deleted. */
export async function appendChunk(
  transaction: Transaction,
  { upload_id, start, content }: { upload_id: string; start: number; content: Uint8Array },
): Promise<boolean> {
  const moved = await transaction
    .update(uploads)
    .set({ received: start + content.length })
    .where(and(eq(uploads.id, upload_id), eq(uploads.received, start)))
    .returning({ id: uploads.id });
  if (moved.length === 0) return false;
  await transaction.insert(uploadChunks).values({ upload_id, start, bytes: content });
  return true;
}

export async function readUpload(connection: Connection, { id, size }: UploadRecord): Promise<Uint8Array> {
  const chunks = await connection
    .select({ start: uploadChunks.start, bytes: uploadChunks.bytes })
    .from(uploadChunks)
    .where(eq(uploadChunks.upload_id, id))
    .orderBy(asc(uploadChunks.start));
  const content = new Uint8Array(size);
  for (const { start, bytes: part } of chunks) content.set(part, start);
  return content;
}

export async function deleteUpload(connection: Connection, { id, user_id }: Own): Promise<boolean> {
  const deleted = await connection
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, user_id)))
    .returning({ id: uploads.id });
  return deleted.length > 0;
}

export async function deleteUploadsBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(uploads).where(lt(uploads.created_at, moment));
}
