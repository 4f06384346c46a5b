import { asc, eq } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PARTY_ROLES } from '#domain/shipment-file/party.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { id, oneOf } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export const shipmentParties = pgTable(
  'shipment_parties',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: text('role', { enum: PARTY_ROLES }).notNull(),
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    postal_code: text('postal_code').notNull().default(''),
    country: text('country').notNull().default(''),
    tax_id: text('tax_id').notNull().default(''),
    contact: text('contact').notNull().default(''),
  },
  (table) => [
    oneOf('shipment_parties_role', table.role, PARTY_ROLES),
    index('shipment_parties_of_shipment').on(table.shipment_id, table.position),
    index('shipment_parties_of_organisation').on(table.organisation_id),
  ],
);

export type PartyRecord = typeof shipmentParties.$inferSelect;

export async function listParties(connection: Connection, shipment_id: string): Promise<PartyRecord[]> {
  return connection
    .select()
    .from(shipmentParties)
    .where(eq(shipmentParties.shipment_id, shipment_id))
    .orderBy(asc(shipmentParties.position));
}

export async function replaceParties(
  transaction: Transaction,
  shipment_id: string,
  rows: readonly PartyRecord[],
): Promise<void> {
  await transaction.delete(shipmentParties).where(eq(shipmentParties.shipment_id, shipment_id));
  await insertMany(transaction, shipmentParties, rows);
}

export async function deletePartiesOf(
  transaction: Transaction,
  shipment_ids: readonly string[],
): Promise<void> {
  await transaction.delete(shipmentParties).where(anyOf(shipmentParties.shipment_id, shipment_ids));
}

/** Moves all of an organisation to another one. */
export async function moveParties(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(shipmentParties)
    .set({ organisation_id: into })
    .where(eq(shipmentParties.organisation_id, from));
}
