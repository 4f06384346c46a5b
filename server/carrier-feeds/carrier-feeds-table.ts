import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MAX_INTERVAL_MINUTES, MIN_INTERVAL_MINUTES } from '#domain/dcsa/carrier-poll.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { bytes, createdAt, id, moment } from '../database/statements/columns.ts';
import { organisations } from '../organisations/organisations-table.ts';

/** Where the events of a carrier are pulled from (DCSA Track & Trace 2.2), and how far that is. The credential is encrypted. */
export const carrierFeeds = pgTable(
  'carrier_feeds',
  {
    id: id(),
    organisation_id: uuid('organisation_id')
      .notNull()
      .unique()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    base_url: text('base_url').notNull(),
    credential_header: text('credential_header').notNull(),
    credential: bytes('credential').notNull(),
    poll_minutes: integer('poll_minutes').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Of the next page; null after the last one. */
    cursor: text('cursor'),
    /** When the newest event so far was created; the next poll begins there. */
    since: moment('since'),
    next_poll_at: moment('next_poll_at').notNull().defaultNow(),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    last_success_at: moment('last_success_at'),
    last_error: text('last_error').notNull().default(''),
    last_error_at: moment('last_error_at'),
    /** Milestones recorded so far. */
    recorded: integer('recorded').notNull().default(0),
    /** Events that could not be used, and why the last one. */
    refused: integer('refused').notNull().default(0),
    last_issue: text('last_issue').notNull().default(''),
    created_at: createdAt(),
    /** When staff last changed the settings. Polls leave it, because it is the version for `If-Match`. */
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  ({ poll_minutes }) => [
    check(
      'carrier_feeds_poll_minutes',
      sql`${poll_minutes} between ${sql.raw(String(MIN_INTERVAL_MINUTES))} and ${sql.raw(String(MAX_INTERVAL_MINUTES))}`,
    ),
  ],
);
export type CarrierFeedRecord = typeof carrierFeeds.$inferSelect;

const MAX_AT_ONCE = 20;

export async function findCarrierFeed(
  connection: Connection,
  organisation_id: string,
): Promise<CarrierFeedRecord | undefined> {
  const [found] = await connection
    .select()
    .from(carrierFeeds)
    .where(eq(carrierFeeds.organisation_id, organisation_id));
  return found;
}

export async function insertCarrierFeed(
  transaction: Transaction,
  feed: typeof carrierFeeds.$inferInsert,
): Promise<CarrierFeedRecord> {
  const [inserted] = await transaction.insert(carrierFeeds).values(feed).returning();
  return inserted as CarrierFeedRecord;
}

export async function updateCarrierFeed(
  connection: Connection,
  feed_id: string,
  change: Partial<Omit<CarrierFeedRecord, 'id' | 'organisation_id'>>,
): Promise<CarrierFeedRecord> {
  const [updated] = await connection
    .update(carrierFeeds)
    .set(change)
    .where(eq(carrierFeeds.id, feed_id))
    .returning();
  return updated as CarrierFeedRecord;
}

/** Records how far a poll has come; undefined where the feed has another address since or is removed. */
export async function updatePolledFeed(
  connection: Connection,
  { id, base_url }: Pick<CarrierFeedRecord, 'id' | 'base_url'>,
  change: Partial<Omit<CarrierFeedRecord, 'id' | 'organisation_id'>>,
): Promise<CarrierFeedRecord | undefined> {
  const [updated] = await connection
    .update(carrierFeeds)
    .set(change)
    .where(and(eq(carrierFeeds.id, id), eq(carrierFeeds.base_url, base_url)))
    .returning();
  return updated;
}

export async function deleteCarrierFeed(transaction: Transaction, organisation_id: string): Promise<boolean> {
  const deleted = await transaction
    .delete(carrierFeeds)
    .where(eq(carrierFeeds.organisation_id, organisation_id))
    .returning({ id: carrierFeeds.id });
  return deleted.length > 0;
}

/** The feeds that are due, which no other process polls until the given time. */
export function claimDueFeeds(
  connection: Connection,
  { now, until }: { now: Date; until: Date },
): Promise<CarrierFeedRecord[]> {
  const due = connection
    .select({ id: carrierFeeds.id })
    .from(carrierFeeds)
    .where(and(eq(carrierFeeds.enabled, true), lte(carrierFeeds.next_poll_at, now)))
    .orderBy(carrierFeeds.next_poll_at)
    .limit(MAX_AT_ONCE)
    .for('update', { skipLocked: true });
  return connection
    .update(carrierFeeds)
    .set({ next_poll_at: until })
    .where(sql`${carrierFeeds.id} in ${due}`)
    .returning();
}

/** Moves the feed of a merged organisation. It is deleted, with its credential, if the other one has its own. */
export async function moveCarrierFeed(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const other = transaction.select().from(carrierFeeds).where(eq(carrierFeeds.organisation_id, into));
  await transaction
    .update(carrierFeeds)
    .set({ organisation_id: into })
    .where(and(eq(carrierFeeds.organisation_id, from), notExists(other)));
  await deleteCarrierFeed(transaction, from);
}
