import { desc, eq } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SpotAnswer } from '#domain/quotes/spot-request.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, id, moment, oneOf, personIndex } from '../../database/statements/columns.ts';
import { insertMany } from '../../database/statements/insert-many.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { users } from '../../people/users-table.ts';
import { quotes } from '../quotes-table.ts';

/** Requests for rates, one for each carrier, with the last answer. */
export const spotRequests = pgTable(
  'spot_requests',
  {
    id: id(),
    quote_id: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** The carrier's name at the time of the request. */
    carrier: text('carrier').notNull(),
    email: text('email').notNull(),
    /** The SHA-256 hash of the token in the link, so that reading the database opens none. */
    token_hash: text('token_hash').notNull().unique(),
    mode: text('mode', { enum: TRANSPORT_MODES }).notNull(),
    equipment: text('equipment').notNull(),
    ready_on: date('ready_on'),
    note: text('note').notNull(),
    answer_by: moment('answer_by').notNull(),
    answered_at: moment('answered_at'),
    /** Null until the carrier answers, and where it declined. */
    answer: jsonb('answer').$type<SpotAnswer>(),
    decline_reason: text('decline_reason').notNull().default(''),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('spot_requests_mode', table.mode, TRANSPORT_MODES),
    index('spot_requests_of_quote').on(table.quote_id, table.created_at.desc(), table.id.desc()),
    index('spot_requests_of_organisation').on(table.organisation_id),
    personIndex('spot_requests_created_by', table.created_by),
  ],
);

export type SpotRequestRecord = typeof spotRequests.$inferSelect;

export async function insertSpotRequests(
  transaction: Transaction,
  requests: readonly (typeof spotRequests.$inferInsert)[],
): Promise<void> {
  await insertMany(transaction, spotRequests, requests);
}

/** Newest first. */
export async function listSpotRequests(
  connection: Connection,
  quote_id: string,
): Promise<SpotRequestRecord[]> {
  return connection
    .select()
    .from(spotRequests)
    .where(eq(spotRequests.quote_id, quote_id))
    .orderBy(desc(spotRequests.created_at), desc(spotRequests.id));
}

export async function findSpotRequest(
  connection: Connection,
  token_hash: string,
): Promise<SpotRequestRecord | undefined> {
  const [found] = await connection.select().from(spotRequests).where(eq(spotRequests.token_hash, token_hash));
  return found;
}

export async function updateSpotRequest(
  transaction: Transaction,
  request_id: string,
  change: Pick<SpotRequestRecord, 'answered_at' | 'answer' | 'decline_reason'>,
): Promise<void> {
  await transaction.update(spotRequests).set(change).where(eq(spotRequests.id, request_id));
}

/** Moves all of an organisation to another one. */
export async function moveSpotRequests(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(spotRequests)
    .set({ organisation_id: into })
    .where(eq(spotRequests.organisation_id, from));
}
