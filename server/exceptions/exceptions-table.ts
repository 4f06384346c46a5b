import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EXCEPTION_CODES, EXCEPTION_SEVERITIES, STEPS } from '#domain/exceptions/exception-codes.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { id, moment, oneOf } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { owners, raisers } from './exception-people.ts';

/** What goes wrong with shipments. Of one code and object, a shipment has at most one open exception. */
export const exceptions = pgTable(
  'exceptions',
  {
    id: id(),
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    code: text('code', { enum: EXCEPTION_CODES }).notNull(),
    /** '' for the whole shipment. */
    object: text('object').notNull().default(''),
    severity: text('severity', { enum: EXCEPTION_SEVERITIES }).notNull(),
    description: text('description').notNull().default(''),
    customer_text: text('customer_text').notNull().default(''),
    owner_id: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    due_at: moment('due_at'),
    blocks: text('blocks', { enum: STEPS }).array().notNull().default(sql`'{}'`),
    /** Null where a rule raised it. */
    raised_by: uuid('raised_by').references(() => users.id, { onDelete: 'set null' }),
    raised_at: moment('raised_at').notNull(),
    resolution: text('resolution').notNull().default(''),
    resolved_by: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null while it is open. */
    resolved_at: moment('resolved_at'),
    /** The version for optimistic locking. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    oneOf('exceptions_code', table.code, EXCEPTION_CODES),
    oneOf('exceptions_severity', table.severity, EXCEPTION_SEVERITIES),
    uniqueIndex('exceptions_open')
      .on(table.shipment_id, table.code, table.object)
      .where(sql`${table.resolved_at} is null`),
    index('exceptions_of_shipment').on(table.shipment_id, table.raised_at.desc()),
    index('exceptions_of_owner').on(table.owner_id).where(sql`${table.owner_id} is not null`),
    index('exceptions_of_raiser').on(table.raised_by).where(sql`${table.raised_by} is not null`),
    index('exceptions_of_resolver').on(table.resolved_by).where(sql`${table.resolved_by} is not null`),
    index('exceptions_by_severity')
      .on(...bySeverity(table))
      .where(isOpen(table)),
    index('exceptions_by_severity_of_owner')
      .on(table.owner_id, ...bySeverity(table))
      .where(isOpen(table)),
    index('exceptions_by_severity_of_nobody')
      .on(...bySeverity(table))
      .where(sql`${isOpen(table)} and ${table.owner_id} is null`),
  ],
);

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

/** 0 for the most severe. */
export function severityRankOf({ severity }: Columns<'severity'>): SQL {
  return sql`(case ${severity} when 'high' then 0 when 'medium' then 1 else 2 end)`;
}

export function isOpen({ resolved_at }: Columns<'resolved_at'>): SQL {
  return sql`${resolved_at} is null`;
}

function bySeverity(table: Columns<'severity' | 'raised_at' | 'id'>): [SQL, ...(AnyPgColumn | SQL)[]] {
  return [severityRankOf(table), table.raised_at, table.id];
}

export type ExceptionRecord = typeof exceptions.$inferSelect;
type NewException = typeof exceptions.$inferInsert;

/** Undefined where the shipment has an open one of this code and object. */
export async function insertException(
  transaction: Transaction,
  exception: NewException,
): Promise<ExceptionRecord | undefined> {
  const [inserted] = await transaction.insert(exceptions).values(exception).onConflictDoNothing().returning();
  return inserted;
}

/** Raises what a rule has found, or updates the open exception with it; what staff have entered stays. */
export async function raiseByRule(
  transaction: Transaction,
  exception: Pick<NewException, 'shipment_id' | 'code' | 'severity' | 'customer_text' | 'raised_at'>,
): Promise<void> {
  const { shipment_id, code, object, severity, customer_text } = exceptions;
  await transaction
    .insert(exceptions)
    .values(exception)
    .onConflictDoUpdate({
      target: [shipment_id, code, object],
      targetWhere: isNull(exceptions.resolved_at),
      set: {
        severity: sql`excluded.${sql.identifier(severity.name)}`,
        customer_text: sql`excluded.${sql.identifier(customer_text.name)}`,
        version: sql`${exceptions.version} + 1`,
      },
      setWhere: isNull(exceptions.raised_by),
    });
}

/** Resolves the open exceptions that a rule raised, and returns them. */
export async function resolveByRule(
  transaction: Transaction,
  { shipment_ids, code }: { shipment_ids: readonly string[]; code: ExceptionRecord['code'] },
  resolved: Pick<ExceptionRecord, 'resolution' | 'resolved_at'>,
): Promise<ExceptionRecord[]> {
  return transaction
    .update(exceptions)
    .set({ ...resolved, version: sql`${exceptions.version} + 1` })
    .where(
      and(
        anyOf(exceptions.shipment_id, shipment_ids),
        eq(exceptions.code, code),
        isNull(exceptions.resolved_at),
        isNull(exceptions.raised_by),
      ),
    )
    .returning();
}

export async function findException(
  connection: Connection,
  exception_id: string,
): Promise<ExceptionRecord | undefined> {
  const [found] = await connection.select().from(exceptions).where(eq(exceptions.id, exception_id));
  return found;
}

export async function updateException(
  transaction: Transaction,
  exception_id: string,
  change: Partial<NewException>,
): Promise<void> {
  await transaction
    .update(exceptions)
    .set({ ...change, version: sql`${exceptions.version} + 1` })
    .where(eq(exceptions.id, exception_id));
}

const MAX_EXCEPTIONS = 200;

/** Open ones first, then newest first, each with its owner and who raised it. */
export async function listExceptions(connection: Connection, shipment_id: string) {
  return connection
    .select({
      exception: exceptions,
      owner: { user_id: owners.user_id, full_name: owners.full_name },
      raised_by: raisers.full_name,
    })
    .from(exceptions)
    .leftJoin(owners, eq(owners.user_id, exceptions.owner_id))
    .leftJoin(raisers, eq(raisers.user_id, exceptions.raised_by))
    .where(eq(exceptions.shipment_id, shipment_id))
    .orderBy(sql`${exceptions.resolved_at} is not null`, desc(exceptions.raised_at), desc(exceptions.id))
    .limit(MAX_EXCEPTIONS);
}
