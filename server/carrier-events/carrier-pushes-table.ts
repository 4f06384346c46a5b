import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { organisations } from '../organisations/organisations-table.ts';

/** What carriers push with keys of their own. */
export const carrierPushes = pgTable('carrier_pushes', {
  organisation_id: uuid('organisation_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  /**
   * How bookings and legs name the carrier. Set by staff and not taken from the company's name, which its own members can change: a
   * carrier could rename itself to reach the shipments of another.
   */
  names: text('names').array().notNull(),
  received: integer('received').notNull().default(0),
  recorded: integer('recorded').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  last_issue: text('last_issue').notNull().default(''),
  last_received_at: moment('last_received_at'),
});
type CarrierPushRecord = typeof carrierPushes.$inferSelect;

export async function findCarrierPushes(
  connection: Connection,
  organisation_id: string,
): Promise<CarrierPushRecord | undefined> {
  const [found] = await connection
    .select()
    .from(carrierPushes)
    .where(eq(carrierPushes.organisation_id, organisation_id));
  return found;
}

/** With the first key of a carrier; names that are set stay. */
export async function insertCarrierPushes(
  transaction: Transaction,
  { organisation_id, names }: Pick<CarrierPushRecord, 'organisation_id' | 'names'>,
): Promise<void> {
  await transaction.insert(carrierPushes).values({ organisation_id, names }).onConflictDoNothing();
}

export async function setCarrierNames(
  transaction: Transaction,
  { organisation_id, names }: Pick<CarrierPushRecord, 'organisation_id' | 'names'>,
): Promise<CarrierPushRecord> {
  const [stored] = await transaction
    .insert(carrierPushes)
    .values({ organisation_id, names })
    .onConflictDoUpdate({ target: carrierPushes.organisation_id, set: { names } })
    .returning();
  return stored as CarrierPushRecord;
}

interface Received {
  received: number;
  recorded: number;
  refused: number;
  /** Why the last refused one was refused; absent where none was. */
  last_issue?: string | undefined;
  last_received_at: Date;
}

export async function addToCarrierPushes(
  transaction: Transaction,
  organisation_id: string,
  { received, recorded, refused, last_issue, last_received_at }: Received,
): Promise<void> {
  await transaction
    .update(carrierPushes)
    .set({
      received: sql`${carrierPushes.received} + ${received}`,
      recorded: sql`${carrierPushes.recorded} + ${recorded}`,
      refused: sql`${carrierPushes.refused} + ${refused}`,
      last_received_at,
      ...(last_issue !== undefined && { last_issue }),
    })
    .where(eq(carrierPushes.organisation_id, organisation_id));
}

/** Adds the names and counters of a merged carrier to those of the other one: bookings still have its names. */
export async function moveCarrierPushes(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const [former] = await transaction
    .delete(carrierPushes)
    .where(eq(carrierPushes.organisation_id, from))
    .returning();
  if (!former) return;
  const { names, received, recorded, refused } = carrierPushes;
  await transaction
    .insert(carrierPushes)
    .values({ ...former, organisation_id: into })
    .onConflictDoUpdate({
      target: carrierPushes.organisation_id,
      set: {
        names: sql`array(select distinct unnest(${names} || excluded.names))`,
        received: sql`${received} + excluded.received`,
        recorded: sql`${recorded} + excluded.recorded`,
        refused: sql`${refused} + excluded.refused`,
      },
    });
}
