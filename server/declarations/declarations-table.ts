import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeclarationLine } from '#domain/customs/declaration.ts';
import { DECLARATION_KINDS, DECLARATION_STATES } from '#domain/customs/declaration-states.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment, oneOf } from '../database/statements/columns.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** What is declared to customs of shipments. */
export const customsDeclarations = pgTable(
  'customs_declarations',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: DECLARATION_KINDS }).notNull(),
    /** Of the customs authority. */
    country: text('country').notNull(),
    /** Null where we lodge it ourselves. */
    broker_id: uuid('broker_id').references(() => organisations.id, { onDelete: 'set null' }),
    office: text('office').notNull(),
    /** As it was typed; '' until customs give one. */
    number: text('number').notNull(),
    note: text('note').notNull(),
    lines: jsonb('lines').$type<DeclarationLine[]>().notNull(),
    state: text('state', { enum: DECLARATION_STATES }).notNull().default('draft'),
    reason: text('reason').notNull().default(''),
    lodged_at: moment('lodged_at'),
    held_at: moment('held_at'),
    released_at: moment('released_at'),
    rejected_at: moment('rejected_at'),
    created_at: createdAt(),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('customs_declarations_kind', table.kind, DECLARATION_KINDS),
    oneOf('customs_declarations_state', table.state, DECLARATION_STATES),
    index('customs_declarations_of_shipment').on(table.shipment_id, table.created_at),
    index('customs_declarations_of_broker').on(table.broker_id).where(sql`${table.broker_id} is not null`),
  ],
);

export type DeclarationRecord = typeof customsDeclarations.$inferSelect;
export type NewDeclaration = typeof customsDeclarations.$inferInsert;

export const MAX_DECLARATIONS = 200;

/** In the order in which they were added, each with its broker. */
export async function listDeclarations(connection: Connection, shipment_id: string) {
  return connection
    .select({
      declaration: customsDeclarations,
      broker: { id: organisations.id, name: organisations.name },
    })
    .from(customsDeclarations)
    .leftJoin(organisations, eq(organisations.id, customsDeclarations.broker_id))
    .where(eq(customsDeclarations.shipment_id, shipment_id))
    .orderBy(asc(customsDeclarations.created_at), asc(customsDeclarations.id))
    .limit(MAX_DECLARATIONS);
}

export async function findDeclaration(
  connection: Connection,
  declaration_id: string,
): Promise<DeclarationRecord | undefined> {
  const [found] = await connection
    .select()
    .from(customsDeclarations)
    .where(eq(customsDeclarations.id, declaration_id));
  return found;
}

export type OtherDeclaration = Pick<
  DeclarationRecord,
  'kind' | 'country' | 'state' | 'number' | 'held_at' | 'released_at'
>;

/** What is declared of a shipment beside one declaration. */
export async function otherDeclarations(
  connection: Connection,
  { id: declaration_id, shipment_id }: Pick<DeclarationRecord, 'id' | 'shipment_id'>,
): Promise<OtherDeclaration[]> {
  const { kind, country, state, number, held_at, released_at } = customsDeclarations;
  return connection
    .select({ kind, country, state, number, held_at, released_at })
    .from(customsDeclarations)
    .where(and(eq(customsDeclarations.shipment_id, shipment_id), ne(customsDeclarations.id, declaration_id)));
}

export async function insertDeclaration(
  transaction: Transaction,
  declaration: NewDeclaration,
): Promise<DeclarationRecord> {
  const [inserted] = await transaction.insert(customsDeclarations).values(declaration).returning();
  if (!inserted) throw new Error('The declaration was not inserted.');
  return inserted;
}

export async function updateDeclaration(
  transaction: Transaction,
  declaration_id: string,
  change: Partial<NewDeclaration>,
): Promise<void> {
  await transaction
    .update(customsDeclarations)
    .set({ ...change, version: sql`${customsDeclarations.version} + 1` })
    .where(eq(customsDeclarations.id, declaration_id));
}

export async function deleteDeclaration(transaction: Transaction, declaration_id: string): Promise<void> {
  await transaction.delete(customsDeclarations).where(eq(customsDeclarations.id, declaration_id));
}

/** Makes another organisation the broker of declarations. The new version refuses forms that still name the former one. */
export async function moveDeclarations(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(customsDeclarations)
    .set({ broker_id: into, version: sql`${customsDeclarations.version} + 1` })
    .where(eq(customsDeclarations.broker_id, from));
}
