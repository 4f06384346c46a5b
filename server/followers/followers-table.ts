import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment } from '../database/statements/columns.ts';
import { doneFlagOf } from '../shipment-records/shipment-sorts.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Addresses that get an e-mail whenever the status of a shipment changes. Deleted when they unsubscribe. */
export const followers = pgTable(
  'followers',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The SHA-256 hash of the token in the confirmation link. */
    token_hash: text('token_hash').notNull().unique(),
    /** The time of the last request. */
    created_at: createdAt(),
    /** Null until the e-mailed link was followed (double opt-in). */
    confirmed_at: moment('confirmed_at'),
  },
  (table) => [
    uniqueIndex('followers_once').on(table.shipment_id, sql`lower(${table.email})`),
    index('followers_email').on(sql`lower(${table.email})`),
  ],
);

export type Follower = typeof followers.$inferSelect;

/** The follower with this address, inserted if missing, locked until the transaction ends. */
export async function lockFollower(
  transaction: Transaction,
  wanted: Pick<Follower, 'shipment_id' | 'email' | 'token_hash' | 'created_at'>,
): Promise<{ follower: Follower; made: boolean }> {
  const [inserted] = await transaction.insert(followers).values(wanted).onConflictDoNothing().returning();
  if (inserted) return { follower: inserted, made: true };
  const [known] = await transaction
    .select()
    .from(followers)
    .where(
      and(eq(followers.shipment_id, wanted.shipment_id), eq(sql`lower(${followers.email})`, wanted.email)),
    )
    .for('update');
  if (!known) throw new Error('A follower could be neither inserted nor found.');
  return { follower: known, made: false };
}

/** Finds a follower by the hash of the confirmation token, with the number of the shipment. */
export async function lockFollowerByToken(
  transaction: Transaction,
  token_hash: string,
): Promise<{ follower: Follower; tracking_number: string } | undefined> {
  const [found] = await transaction
    .select({ follower: followers, tracking_number: shipments.tracking_number })
    .from(followers)
    .innerJoin(shipments, eq(shipments.id, followers.shipment_id))
    .where(eq(followers.token_hash, token_hash))
    .for('update', { of: followers });
  return found;
}

export async function updateFollower(
  connection: Connection,
  follower_id: string,
  change: Partial<Pick<Follower, 'token_hash' | 'created_at' | 'confirmed_at'>>,
): Promise<void> {
  await connection.update(followers).set(change).where(eq(followers.id, follower_id));
}

export async function listFollowers(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<Pick<Follower, 'id' | 'shipment_id' | 'email'>[]> {
  return connection
    .select({ id: followers.id, shipment_id: followers.shipment_id, email: followers.email })
    .from(followers)
    .where(
      and(inArray(followers.shipment_id, [...shipment_ids]), sql`${followers.confirmed_at} is not null`),
    );
}

export async function deleteFollower(connection: Connection, follower_id: string): Promise<void> {
  await connection.delete(followers).where(eq(followers.id, follower_id));
}

export async function deleteFollowersWith(connection: Connection, email: string): Promise<void> {
  await connection.delete(followers).where(eq(sql`lower(${followers.email})`, email.toLowerCase()));
}

export async function deleteUnconfirmedFollowersBefore(connection: Connection, moment: Date): Promise<void> {
  await connection
    .delete(followers)
    .where(and(sql`${followers.confirmed_at} is null`, lt(followers.created_at, moment)));
}

/** Of shipments delivered before the time, or cancelled and not changed since. */
export async function deleteFollowersOfDoneBefore(connection: Connection, moment: Date): Promise<void> {
  const done = connection
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        sql`${doneFlagOf(shipments)} = 1`,
        sql`coalesce(${shipments.delivered_at}, ${shipments.updated_at}) < ${moment.toISOString()}::timestamptz`,
      ),
    );
  await connection.delete(followers).where(inArray(followers.shipment_id, done));
}
