import { and, count, desc, eq, getTableColumns, gt, lt, lte, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_TYPES } from '#domain/documents/document-type.ts';
import { SHARED_PARTS } from '#domain/share-links/share-link.ts';
import { MAX_PIN_ATTEMPTS } from '#domain/share-links/share-link-limits.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, updatedAt } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** A revoked link is deleted; the audit log has who made and revoked it. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** The SHA-256 hash of the token in the link, so that reading the database opens none. */
    token_hash: text('token_hash').notNull().unique(),
    show: text('show', { enum: SHARED_PARTS }).array().notNull(),
    document_kinds: text('document_kinds', { enum: DOCUMENT_TYPES }).array(),
    pin_hash: text('pin_hash'),
    /** Wrong PINs so far, and those being checked. */
    pin_failures: integer('pin_failures').notNull().default(0),
    views: integer('views').notNull().default(0),
    last_viewed_at: moment('last_viewed_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('share_links_of_shipment').on(table.shipment_id, table.created_at),
    index('share_links_expires_at').on(table.expires_at),
  ],
);

/** A link with the number of its shipment. */
export type ShareLinkRecord = typeof shareLinks.$inferSelect & { tracking_number: string };

export async function insertShareLink(
  connection: Connection,
  link: typeof shareLinks.$inferInsert,
): Promise<string> {
  const [inserted] = await connection.insert(shareLinks).values(link).returning({ id: shareLinks.id });
  return (inserted as { id: string }).id;
}

export async function findShareLink(
  connection: Connection,
  token_hash: string,
  now: Date,
): Promise<ShareLinkRecord | undefined> {
  const [found] = await connection
    .select({ ...getTableColumns(shareLinks), tracking_number: shipments.tracking_number })
    .from(shareLinks)
    .innerJoin(shipments, eq(shipments.id, shareLinks.shipment_id))
    .where(and(eq(shareLinks.token_hash, token_hash), gt(shareLinks.expires_at, now)));
  return found;
}

/** The link and its shipment's number; also when it has expired. */
export async function lockShareLink(
  transaction: Transaction,
  link_id: string,
): Promise<ShareLinkRecord | undefined> {
  const [found] = await transaction
    .select({ ...getTableColumns(shareLinks), tracking_number: shipments.tracking_number })
    .from(shareLinks)
    .innerJoin(shipments, eq(shipments.id, shareLinks.shipment_id))
    .where(eq(shareLinks.id, link_id))
    .for('update', { of: shareLinks });
  return found;
}

/** Those in force, newest first. */
export async function listShareLinks(
  connection: Connection,
  shipment_id: string,
  now: Date,
  updated_since?: Date,
) {
  return connection
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.shipment_id, shipment_id),
        gt(shareLinks.expires_at, now),
        changedSince(shareLinks.updated_at, updated_since),
      ),
    )
    .orderBy(desc(shareLinks.created_at), desc(shareLinks.id));
}

export async function countShareLinks(
  connection: Connection,
  shipment_id: string,
  now: Date,
): Promise<number> {
  const [found] = await connection
    .select({ links: count() })
    .from(shareLinks)
    .where(and(eq(shareLinks.shipment_id, shipment_id), gt(shareLinks.expires_at, now)));
  return found?.links ?? 0;
}

export async function countView(connection: Connection, link_id: string, now: Date): Promise<void> {
  await connection
    .update(shareLinks)
    .set({ views: sql`${shareLinks.views} + 1`, last_viewed_at: now })
    .where(eq(shareLinks.id, link_id));
}

/**
 * Charges a try before its PIN is checked, so that concurrent tries cannot exceed the limit. Returns the failures
 * including this one; undefined when the link is locked.
 */
export async function chargePinAttempt(connection: Connection, link_id: string): Promise<number | undefined> {
  const [charged] = await connection
    .update(shareLinks)
    .set({ pin_failures: sql`${shareLinks.pin_failures} + 1` })
    .where(and(eq(shareLinks.id, link_id), lt(shareLinks.pin_failures, MAX_PIN_ATTEMPTS)))
    .returning({ pin_failures: shareLinks.pin_failures });
  return charged?.pin_failures;
}

/** Gives back the try of the right PIN, and counts the opening of the page. */
export async function acceptPin(connection: Connection, link_id: string, now: Date): Promise<void> {
  await connection
    .update(shareLinks)
    .set({
      pin_failures: sql`${shareLinks.pin_failures} - 1`,
      views: sql`${shareLinks.views} + 1`,
      last_viewed_at: now,
    })
    .where(eq(shareLinks.id, link_id));
}

export async function deleteShareLink(connection: Connection, link_id: string): Promise<void> {
  await connection.delete(shareLinks).where(eq(shareLinks.id, link_id));
}

export async function deleteShareLinksOf(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<void> {
  await connection.delete(shareLinks).where(anyOf(shareLinks.shipment_id, shipment_ids));
}

export async function deleteShareLinksEndedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(shareLinks).where(lte(shareLinks.expires_at, moment));
}
