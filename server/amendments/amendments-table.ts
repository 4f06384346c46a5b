import { and, desc, eq } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { AMENDMENT_STATUSES, type AmendmentChanges } from '#domain/shipment-file/amendment.ts';
import type { Changes } from '#domain/shipments/changes.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment, oneOf, updatedAt } from '../database/statements/columns.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Customers' requests to change booked shipments. */
export const amendments = pgTable(
  'amendments',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    changes: jsonb('changes').$type<AmendmentChanges>().notNull(),
    /** Old and new values as of the request. */
    difference: jsonb('difference').$type<Changes>().notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: AMENDMENT_STATUSES }).notNull().default('requested'),
    requested_by: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    decided_by: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment('decided_at'),
    /** Why it was declined. */
    answer: text('answer').notNull().default(''),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('amendments_status', table.status, AMENDMENT_STATUSES),
    index('amendments_of_shipment').on(table.shipment_id, table.created_at.desc()),
    index('amendments_of_requester').on(table.requested_by),
    index('amendments_of_decider').on(table.decided_by),
  ],
);

export type AmendmentRecord = typeof amendments.$inferSelect;

const MAX_AMENDMENTS = 100;

export async function insertAmendment(
  transaction: Transaction,
  row: typeof amendments.$inferInsert,
): Promise<AmendmentRecord> {
  const [inserted] = await transaction.insert(amendments).values(row).returning();
  return inserted as AmendmentRecord;
}

export async function lockAmendment(
  transaction: Transaction,
  id: string,
): Promise<AmendmentRecord | undefined> {
  const [found] = await transaction.select().from(amendments).where(eq(amendments.id, id)).for('update');
  return found;
}

/** The amendment after the decision. */
export async function decideAmendment(
  transaction: Transaction,
  id: string,
  decision: Pick<AmendmentRecord, 'status' | 'decided_by' | 'decided_at' | 'answer'>,
): Promise<AmendmentRecord> {
  const [decided] = await transaction
    .update(amendments)
    .set(decision)
    .where(eq(amendments.id, id))
    .returning();
  return decided as AmendmentRecord;
}

/** Newest first, each with the name of the person who requested it. */
export async function listAmendments(connection: Connection, shipment_id: string, updated_since?: Date) {
  return connection
    .select({ amendment: amendments, requested_by: profiles.full_name })
    .from(amendments)
    .leftJoin(profiles, eq(profiles.user_id, amendments.requested_by))
    .where(and(eq(amendments.shipment_id, shipment_id), changedSince(amendments.updated_at, updated_since)))
    .orderBy(desc(amendments.created_at), desc(amendments.id))
    .limit(MAX_AMENDMENTS);
}

export async function deleteAmendmentsOf(
  transaction: Transaction,
  shipment_ids: readonly string[],
): Promise<void> {
  await transaction.delete(amendments).where(anyOf(amendments.shipment_id, shipment_ids));
}
