import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import { PRICE_STATUSES } from '#domain/shipments/price-status.ts';
import { PRIORITIES } from '#domain/shipments/priority.ts';
import { SERVICE_TYPES } from '#domain/shipments/service-type.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import { branches } from '../branches/branches-table.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { cents, createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { insertedMissing } from '../database/statements/insert-many.ts';
import { sortedBy } from '../database/statements/keyset.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { fleetIndex, stageIndex } from '../fleet/fleet-orders.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { users } from '../people/users-table.ts';
import { quotes } from '../quotes/quotes-table.ts';
import { doneFlagOf, lateFromOf, shipmentOrder } from './shipment-sorts.ts';

export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    /** The customer; null once it is erased. */
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** The person at the customer. Null for shipments booked before this was recorded, and once the person is erased. */
    contact_id: uuid('contact_id').references(() => users.id, { onDelete: 'set null' }),
    quote_id: uuid('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    /** The branch nearest to the origin at booking; null for earlier shipments, or without branches. */
    branch_id: uuid('branch_id').references(() => branches.id),
    tracking_number: text('tracking_number').notNull().unique(),
    origin_address: text('origin_address').notNull().default(''),
    origin_city: text('origin_city').notNull(),
    /** ISO 3166-1 alpha-2. */
    origin_country: text('origin_country').notNull(),
    origin_postal_code: text('origin_postal_code').notNull().default(''),
    /** The town is unknown and the route starts at its country's capital. */
    origin_approximate: boolean('origin_approximate').notNull().default(false),
    destination_address: text('destination_address').notNull().default(''),
    destination_city: text('destination_city').notNull(),
    destination_country: text('destination_country').notNull(),
    destination_postal_code: text('destination_postal_code').notNull().default(''),
    destination_approximate: boolean('destination_approximate').notNull().default(false),
    cargo_description: text('cargo_description').notNull(),
    /** kg. */
    cargo_weight: numeric('cargo_weight', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    cargo_value_cents: cents('cargo_value_cents'),
    cargo_dimensions: text('cargo_dimensions').notNull().default(''),
    service_type: text('service_type', { enum: SERVICE_TYPES }).notNull().default('standard'),
    /** Null is multi-modal. */
    transport_mode: text('transport_mode', { enum: TRANSPORT_MODES }),
    preferred_transport_mode: text('preferred_transport_mode', { enum: TRANSPORT_MODES }),
    cost_cents: cents('cost_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    /** An indicative price comes from the estimate and is not binding until staff confirm it. */
    price_status: text('price_status', { enum: PRICE_STATUSES }).notNull().default('indicative'),
    /** What the confirmed price includes or excludes, for the client. */
    price_note: text('price_note').notNull().default(''),
    priority: text('priority', { enum: PRIORITIES }).notNull().default('normal'),
    special_instructions: text('special_instructions').notNull().default(''),
    insurance_required: boolean('insurance_required').notNull().default(false),
    dangerous_goods: boolean('dangerous_goods').notNull().default(false),
    temperature_controlled: boolean('temperature_controlled').notNull().default(false),
    fragile: boolean('fragile').notNull().default(false),
    /** The newest estimate; `delivery_estimates` has the history. */
    estimated_delivery_date: moment('estimated_delivery_date'),
    /** The reason for the newest estimate, if any. */
    estimate_reason: text('estimate_reason'),
    estimate_source: text('estimate_source', { enum: ESTIMATE_SOURCES }),
    /** Set once, at booking; null for shipments booked before promises were recorded, whose estimate was the promise. */
    promised_delivery_date: moment('promised_delivery_date'),
    /** The end of the promised day at the destination, for finding late shipments in SQL. */
    promise_ends_at: moment('promise_ends_at'),
    /** The time from which positions count; null before, and for shipments picked up before this was recorded. */
    picked_up_at: moment('picked_up_at'),
    delivered_at: moment('delivered_at'),
    status: text('status', { enum: SHIPMENT_STATUSES }).notNull().default('pending'),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
    /** Outside all lists, figures and reports of real shipments: a test number, or booked with a test key. */
    test: boolean('test').notNull().default(false),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('shipments_status', table.status, SHIPMENT_STATUSES),
    oneOf('shipments_service_type', table.service_type, SERVICE_TYPES),
    oneOf('shipments_transport_mode', table.transport_mode, TRANSPORT_MODES),
    oneOf('shipments_preferred_transport_mode', table.preferred_transport_mode, TRANSPORT_MODES),
    oneOf('shipments_priority', table.priority, PRIORITIES),
    oneOf('shipments_price_status', table.price_status, PRICE_STATUSES),
    oneOf('shipments_estimate_source', table.estimate_source, ESTIMATE_SOURCES),
    check(
      'shipments_countries',
      sql`${table.origin_country} ~ '^[A-Z]{2}$' and ${table.destination_country} ~ '^[A-Z]{2}$'`,
    ),
    check('shipments_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('shipments_cargo_weight', sql`${table.cargo_weight} > 0`),
    check('shipments_cargo_value', sql`${table.cargo_value_cents} >= 0`),
    check('shipments_cost', sql`${table.cost_cents} >= 0`),
    index('shipments_newest').on(table.created_at.desc(), table.id.desc()),
    index('shipments_of_client').on(table.organisation_id, table.created_at.desc(), table.id.desc()),
    index('shipments_of_client_by_cost').on(
      table.organisation_id,
      table.currency.desc(),
      table.cost_cents.desc(),
      table.created_at.desc(),
      table.id.desc(),
    ),
    index('shipments_of_client_by_arrival').on(
      table.organisation_id,
      ...shipmentOrder('arrival', table).terms.map((term) => sortedBy(term)),
    ),
    index('shipments_of_contact').on(table.contact_id).where(sql`${table.contact_id} is not null`),
    index('shipments_of_quote').on(table.quote_id),
    index('shipments_of_branch')
      .on(table.branch_id, table.created_at.desc(), table.id.desc())
      .where(sql`${table.branch_id} is not null`),
    index('shipments_by_arrival').on(...fleetIndex('arrival', table)),
    index('shipments_of_stage').on(...stageIndex('newest', table)),
    index('shipments_of_stage_by_change').on(...stageIndex('updated', table)),
    index('shipments_active')
      .on(table.status, table.transport_mode)
      .where(sql`${doneFlagOf(table)} = 0`),
    index('shipments_late')
      .on(lateFromOf(table))
      .where(sql`${doneFlagOf(table)} = 0`),
    index('shipments_by_change').on(...fleetIndex('updated', table)),
    index('shipments_by_cost').on(...fleetIndex('cost', table)),
    index('shipments_by_weight').on(...fleetIndex('weight', table)),
    // With `test`, which the counts of staff leave out, so that they read the index alone.
    index('shipments_unconfirmed')
      .on(table.organisation_id, table.currency, table.cost_cents, table.test)
      .where(sql`${table.price_status} = 'indicative' and ${table.status} <> 'cancelled'`),
    index('shipments_origin_country').on(table.origin_country),
    index('shipments_destination_country').on(table.destination_country),
    index('shipments_delivered_on_lane')
      .on(
        table.origin_country,
        table.destination_country,
        sql`lower(${table.origin_city})`,
        sql`lower(${table.destination_city})`,
        table.transport_mode,
        table.delivered_at.desc(),
      )
      .where(sql`${table.status} = 'delivered' and ${table.delivered_at} is not null`),
  ],
);

export type ShipmentRecord = typeof shipments.$inferSelect;
export type NewShipment = typeof shipments.$inferInsert;

/** The id, or null when the tracking number is taken. */
export async function insertShipment(connection: Connection, shipment: NewShipment): Promise<string | null> {
  // One JSON parameter: Drizzle takes longer to build an insert of 50 columns than PostgreSQL to run it.
  const [inserted] = await insertedMissing(connection, shipments, [shipment], ['id']);
  return inserted?.id ?? null;
}

/** Inserts shipments, without those whose tracking number is taken. Returns the numbers of the others, by id. */
export async function insertShipments(
  transaction: Transaction,
  rows: readonly NewShipment[],
): Promise<ReadonlyMap<string, string>> {
  const inserted = await insertedMissing(transaction, shipments, rows, ['id', 'tracking_number']);
  return new Map(inserted.map(({ id, tracking_number }) => [id, tracking_number]));
}

export async function lockShipment(
  transaction: Transaction,
  id: string,
): Promise<ShipmentRecord | undefined> {
  const [shipment] = await transaction.select().from(shipments).where(eq(shipments.id, id)).for('update');
  return shipment;
}

export async function findShipmentId(
  connection: Connection,
  tracking_number: string,
  { real = false } = {},
): Promise<string | undefined> {
  const [found] = await connection
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.tracking_number, tracking_number), real ? eq(shipments.test, false) : undefined));
  return found?.id;
}

/** Whether all these numbers are shipments of this organisation. */
export async function ownsAll(
  connection: Connection,
  organisation_id: string,
  tracking_numbers: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(tracking_numbers)];
  const [owned] = await connection
    .select({ shipments: count() })
    .from(shipments)
    .where(and(eq(shipments.organisation_id, organisation_id), inArray(shipments.tracking_number, wanted)));
  return owned?.shipments === wanted.length;
}

export async function findShipmentOf(
  connection: Connection,
  organisation_id: string,
  tracking_number: string,
): Promise<ShipmentRecord | undefined> {
  const [shipment] = await connection
    .select()
    .from(shipments)
    .where(
      and(eq(shipments.organisation_id, organisation_id), eq(shipments.tracking_number, tracking_number)),
    );
  return shipment;
}

/** Which ends of a shipment's route are at the capital, because the town is unknown. */
export async function markApproximate(
  connection: Connection,
  shipment: Pick<ShipmentRecord, 'id' | 'origin_approximate' | 'destination_approximate'>,
  ends: Pick<ShipmentRecord, 'origin_approximate' | 'destination_approximate'>,
): Promise<void> {
  const isMarked =
    shipment.origin_approximate === ends.origin_approximate &&
    shipment.destination_approximate === ends.destination_approximate;
  if (!isMarked) await connection.update(shipments).set(ends).where(eq(shipments.id, shipment.id));
}

/** The cost of an organisation's unconfirmed bookings, in cents of each currency. */
export async function sumUnconfirmedOf(
  connection: Connection,
  organisation_id: string,
): Promise<Map<string, number>> {
  const found = await unconfirmedSums(connection).execute({ organisation_id });
  return new Map(found.map(({ currency, cents }) => [currency, cents]));
}

const unconfirmedSums = cachedStatement((connection) =>
  connection
    .select({ currency: shipments.currency, cents: sql<number>`sum(${shipments.cost_cents})::float8` })
    .from(shipments)
    .where(
      and(
        eq(shipments.organisation_id, sql.placeholder('organisation_id')),
        // Literals: with parameters a generic plan can't use the partial index.
        sql`${shipments.price_status} = 'indicative' and ${shipments.status} <> 'cancelled'`,
      ),
    )
    .groupBy(shipments.currency)
    .prepare('unconfirmed_sums'),
);

/** The numbers of the organisation’s active shipments, newest first. */
export async function listUnderWayOf(connection: Connection, organisation_id: string): Promise<string[]> {
  const active = await connection
    .select({ tracking_number: shipments.tracking_number })
    .from(shipments)
    .where(and(eq(shipments.organisation_id, organisation_id), sql`${doneFlagOf(shipments)} = 0`))
    .orderBy(desc(shipments.created_at), desc(shipments.id));
  return active.map(({ tracking_number }) => tracking_number);
}

/** Reduces an organisation's shipments to what trade and customs law require: numbers, towns, cargo. Returns their ids. */
export async function redactShipmentsOf(
  transaction: Transaction,
  organisation_id: string,
): Promise<string[]> {
  const redacted = await transaction
    .update(shipments)
    .set({
      organisation_id: null,
      contact_id: null,
      origin_address: '',
      origin_postal_code: '',
      destination_address: '',
      destination_postal_code: '',
      special_instructions: '',
      price_note: '',
      version: sql`${shipments.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(shipments.organisation_id, organisation_id))
    .returning({ id: shipments.id });
  return redacted.map(({ id }) => id);
}

/** With everything that its run has recorded. */
export async function deleteTestShipment(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(shipments).where(and(eq(shipments.id, id), eq(shipments.test, true)));
}

/** What customers booked with test keys. */
export async function deleteTestShipmentsOf(
  transaction: Transaction,
  organisation_ids: readonly string[],
): Promise<void> {
  const own = transaction
    .select({ id: organisations.id })
    .from(organisations)
    .where(anyOf(organisations.test_of, organisation_ids));
  await transaction
    .delete(shipments)
    .where(and(inArray(shipments.organisation_id, own), eq(shipments.test, true)));
}

/**
 * Delivered or cancelled before the time, without an invoice or a supplier bill, and without costs recorded since. They were booked before it
 * too: that index finds them.
 */
export async function deleteDoneShipmentsBefore(
  connection: Connection,
  { done, accounts }: { done: Date; accounts: Date },
): Promise<void> {
  await connection.delete(shipments).where(
    and(
      sql`${doneFlagOf(shipments)} = 1`,
      lt(shipments.created_at, done),
      sql`coalesce(${shipments.delivered_at}, (select max(e.occurred_at) from tracking_events e
          where e.shipment_id = ${shipments.id} and e.status = ${shipments.status}), ${shipments.updated_at})
          < ${done.toISOString()}::timestamptz`,
      sql`not exists (select from invoices where invoices.shipment_id = ${shipments.id})`,
      // Deleted with the shipment, its shares of costs would be missing from the accounts of a later year.
      sql`not exists (select from carrier_cost_shares shares
          join carrier_costs costs on costs.id = shares.carrier_cost_id
          where shares.shipment_id = ${shipments.id} and costs.created_at >= ${accounts.toISOString()}::timestamptz)`,
      sql`not exists (select from supplier_bill_charges charges where charges.shipment_id = ${shipments.id})`,
      sql`not exists (select from supplier_bill_lines lines where lines.shipment_id = ${shipments.id})`,
    ),
  );
}

/** Moves all of an organisation to another one. Returns how many. */
export async function moveShipments(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const moved = await transaction
    .update(shipments)
    .set({ organisation_id: into, updated_at: sql`now()` })
    .where(eq(shipments.organisation_id, from))
    .returning({ id: shipments.id });
  return moved.length;
}

/** Writes the search words of shipments again, which a trigger does. Locks in the order of ids, against deadlocks. */
export async function rewriteWords(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: shipments.id })
    .from(shipments)
    .where(anyOf(shipments.id, ids))
    .orderBy(shipments.id)
    .for('no key update');
  await transaction
    .update(shipments)
    .set({ organisation_id: sql`${shipments.organisation_id}` })
    .where(anyOf(shipments.id, ids));
}

export function listShipmentsById(
  connection: Connection,
  ids: readonly string[],
): Promise<Pick<ShipmentRecord, 'id' | 'tracking_number' | 'version'>[]> {
  const { id, tracking_number, version } = shipments;
  return connection.select({ id, tracking_number, version }).from(shipments).where(anyOf(id, ids));
}

export async function deleteShipments(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(shipments).where(anyOf(shipments.id, ids));
}

export async function numbersOf(
  connection: Connection,
  ids: readonly string[],
): Promise<{ id: string; tracking_number: string }[]> {
  if (ids.length === 0) return [];
  return connection
    .select({ id: shipments.id, tracking_number: shipments.tracking_number })
    .from(shipments)
    .where(inArray(shipments.id, [...ids]));
}

export async function listNumbers(connection: Connection, ids: readonly string[]): Promise<string[]> {
  const found = await connection
    .select({ tracking_number: shipments.tracking_number })
    .from(shipments)
    .where(anyOf(shipments.id, ids));
  return found.map(({ tracking_number }) => tracking_number);
}
