import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  MAILING_LISTS,
  type MailingList,
  SUBSCRIPTION_STATUSES,
} from '#domain/subscriptions/mailing-list.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment, oneOf } from '../database/statements/columns.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    email: text('email').notNull(),
    list: text('list', { enum: MAILING_LISTS }).notNull(),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull().default('pending'),
    /** The SHA-256 hash of the token in the e-mailed links, so that reading the database reveals none. */
    token_hash: text('token_hash').notNull().unique(),
    /** The time of the last request. */
    created_at: createdAt(),
    confirmed_at: moment('confirmed_at'),
    ended_at: moment('ended_at'),
  },
  (table) => [
    oneOf('subscriptions_list', table.list, MAILING_LISTS),
    oneOf('subscriptions_status', table.status, SUBSCRIPTION_STATUSES),
    uniqueIndex('subscriptions_once').on(sql`lower(${table.email})`, table.list),
  ],
);

export type Subscription = typeof subscriptions.$inferSelect;

/** The subscription of an address to a list, inserted if missing, locked until the transaction ends. */
export async function lockSubscription(
  transaction: Transaction,
  wanted: Pick<Subscription, 'email' | 'list' | 'token_hash' | 'created_at'>,
): Promise<{ subscription: Subscription; made: boolean }> {
  const [inserted] = await transaction.insert(subscriptions).values(wanted).onConflictDoNothing().returning();
  if (inserted) return { subscription: inserted, made: true };
  const [known] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(sql`lower(${subscriptions.email})`, wanted.email), eq(subscriptions.list, wanted.list)))
    .for('update');
  if (!known) throw new Error('A subscription could be neither inserted nor found.');
  return { subscription: known, made: false };
}

/** Finds a subscription by the hash of its token, locked until the transaction ends. */
export async function lockSubscriptionByToken(
  transaction: Transaction,
  token_hash: string,
): Promise<Subscription | undefined> {
  const [subscription] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.token_hash, token_hash))
    .for('update');
  return subscription;
}

export async function updateSubscription(
  connection: Connection,
  id: string,
  change: Partial<Pick<Subscription, 'status' | 'token_hash' | 'created_at' | 'confirmed_at' | 'ended_at'>>,
): Promise<void> {
  await connection.update(subscriptions).set(change).where(eq(subscriptions.id, id));
}

/** Sorted by confirmation, oldest first. */
export async function listConfirmed(
  connection: Connection,
  list: MailingList,
): Promise<Pick<Subscription, 'email' | 'confirmed_at'>[]> {
  return connection
    .select({ email: subscriptions.email, confirmed_at: subscriptions.confirmed_at })
    .from(subscriptions)
    .where(and(eq(subscriptions.list, list), eq(subscriptions.status, 'confirmed')))
    .orderBy(asc(subscriptions.confirmed_at), asc(subscriptions.id));
}

export async function deleteUnconfirmedBefore(connection: Connection, moment: Date): Promise<void> {
  await connection
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, 'pending'), lt(subscriptions.created_at, moment)));
}

export async function deleteSubscriptionsOf(connection: Connection, email: string): Promise<void> {
  await connection.delete(subscriptions).where(eq(sql`lower(${subscriptions.email})`, email.toLowerCase()));
}
