import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  FILE_KINDS,
  FILE_TYPES,
  FILE_VISIBILITIES,
  type FileType,
  MAX_FILE_BYTES,
} from '#domain/files/shipment-file.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { bytes, createdAt, id, oneOf } from '../database/statements/columns.ts';
import { SIDES, type Side } from '../messages/messages-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { isOfReader, type Reader } from '../shipment-records/reader.ts';
import { type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';

const FILE_STORES = ['database', 'bucket'] as const;

export const shipmentFiles = pgTable(
  'shipment_files',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    /** `internal` is never sent to a customer. */
    visibility: text('visibility', { enum: FILE_VISIBILITIES }).notNull(),
    media_type: text('media_type').$type<FileType>().notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    side: text('side', { enum: SIDES }).notNull(),
    /** Where its bytes are: in `file_chunks`, or in the bucket under its id. */
    stored_in: text('stored_in', { enum: FILE_STORES }).notNull().default('database'),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('shipment_files_kind', table.kind, FILE_KINDS),
    oneOf('shipment_files_visibility', table.visibility, FILE_VISIBILITIES),
    oneOf('shipment_files_media_type', table.media_type, Object.keys(FILE_TYPES)),
    oneOf('shipment_files_side', table.side, SIDES),
    oneOf('shipment_files_stored_in', table.stored_in, FILE_STORES),
    check('shipment_files_size', sql`${table.size} between 1 and ${sql.raw(String(MAX_FILE_BYTES))}`),
    index('shipment_files_of_shipment').on(table.shipment_id, table.created_at.desc(), table.id.desc()),
    index('shipment_files_of_author').on(table.author_id),
  ],
);

/** A file’s bytes in order, in parts that neither a statement nor a backup has to hold whole (decision 0057). */
export const fileChunks = pgTable(
  'file_chunks',
  {
    file_id: uuid('file_id')
      .notNull()
      .references(() => shipmentFiles.id, { onDelete: 'cascade' }),
    chunk_order: integer('chunk_order').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.chunk_order] })],
);

const CHUNK_BYTES = 1024 * 1024;

/** With `stored_in: 'bucket'`, the bytes are there already. */
export async function insertFile(
  transaction: Transaction,
  file: typeof shipmentFiles.$inferInsert & { id: string },
  content: Uint8Array,
): Promise<void> {
  await transaction.insert(shipmentFiles).values(file);
  if (file.stored_in !== 'bucket') await insertFileContent(transaction, file.id, content);
}

export async function insertFileContent(
  transaction: Transaction,
  file_id: string,
  content: Uint8Array,
): Promise<void> {
  for (let start = 0; start < content.length; start += CHUNK_BYTES)
    await transaction.insert(fileChunks).values({
      file_id,
      chunk_order: start / CHUNK_BYTES,
      bytes: content.subarray(start, start + CHUNK_BYTES),
    });
}

/** What a side may see of a shipment’s files, newest first. */
export function listFiles(connection: Connection, shipment_id: string, side: Side, updated_since?: Date) {
  return connection
    .select({
      id: shipmentFiles.id,
      name: shipmentFiles.name,
      kind: shipmentFiles.kind,
      visibility: shipmentFiles.visibility,
      media_type: shipmentFiles.media_type,
      size: shipmentFiles.size,
      author: sql<string>`coalesce(${profiles.full_name}, case ${shipmentFiles.side}
        when 'staff' then 'Former staff' else 'Former member' end)`,
      side: shipmentFiles.side,
      created_at: shipmentFiles.created_at,
    })
    .from(shipmentFiles)
    .leftJoin(profiles, eq(profiles.user_id, shipmentFiles.author_id))
    .where(
      and(
        eq(shipmentFiles.shipment_id, shipment_id),
        side === 'staff' ? undefined : eq(shipmentFiles.visibility, 'customer'),
        changedSince(shipmentFiles.created_at, updated_since),
      ),
    )
    .orderBy(desc(shipmentFiles.created_at), desc(shipmentFiles.id));
}

export async function countFiles(connection: Connection, shipment_id: string): Promise<number> {
  const [row] = await connection
    .select({ files: count() })
    .from(shipmentFiles)
    .where(eq(shipmentFiles.shipment_id, shipment_id));
  return row?.files ?? 0;
}

export async function findFile(
  connection: Connection,
  id: string,
  reader: Reader,
): Promise<{ file: typeof shipmentFiles.$inferSelect; shipment: ShipmentRecord } | undefined> {
  const [found] = await connection
    .select({ file: shipmentFiles, shipment: shipments })
    .from(shipmentFiles)
    .innerJoin(shipments, eq(shipments.id, shipmentFiles.shipment_id))
    .where(and(eq(shipmentFiles.id, id), isOfReader(reader)));
  return found;
}

export async function readChunks(
  connection: Connection,
  file_id: string,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks = await connection
    .select({ bytes: fileChunks.bytes })
    .from(fileChunks)
    .where(eq(fileChunks.file_id, file_id))
    .orderBy(asc(fileChunks.chunk_order));
  return chunks.map(({ bytes }) => new Uint8Array(bytes));
}

export async function deleteFilesOf(
  transaction: Transaction,
  shipment_ids: readonly string[],
): Promise<void> {
  await transaction.delete(shipmentFiles).where(anyOf(shipmentFiles.shipment_id, shipment_ids));
}

/** The kinds of files of a shipment. */
export async function listFileKinds(connection: Connection, shipment_id: string) {
  const files = await connection
    .select({ kind: shipmentFiles.kind })
    .from(shipmentFiles)
    .where(eq(shipmentFiles.shipment_id, shipment_id))
    .groupBy(shipmentFiles.kind);
  return files.map(({ kind }) => kind);
}

export function listFilesOfOrganisation(connection: Connection, organisation_id: string) {
  return connection
    .select({ id: shipmentFiles.id, stored_in: shipmentFiles.stored_in })
    .from(shipmentFiles)
    .innerJoin(shipments, eq(shipments.id, shipmentFiles.shipment_id))
    .where(eq(shipments.organisation_id, organisation_id))
    .orderBy(shipmentFiles.id);
}
