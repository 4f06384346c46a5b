import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import type { BalancePayment } from '#domain/organisations/opening-balance.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { cents, createdAt, id, moment } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { organisations } from './organisations-table.ts';

/** What organisations owe from invoices of a former system. */
export const openingBalances = pgTable(
  'opening_balances',
  {
    id: id(),
    /** Null once the company was erased: the payments are retained (decision 0180). */
    organisation_id: uuid('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** The number of the invoice in the former system. */
    reference: text('reference').notNull(),
    amount_cents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    issued_on: date('issued_on').notNull(),
    due_on: date('due_on').notNull(),
    note: text('note').notNull().default(''),
    /** When the last of it was paid; null while something is due. */
    paid_at: moment('paid_at'),
    /** What payments on record paid; 0 on balances that were paid before single payments were recorded. */
    paid_cents: cents('paid_cents').notNull().default(0),
    /** In the order of their recording (decision 0181). */
    payments: jsonb('payments').$type<BalancePayment[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [
    check('opening_balances_amount', sql`${table.amount_cents} > 0`),
    check(
      'opening_balances_paid',
      sql`${table.paid_cents} between 0 and ${table.amount_cents}
        and (${table.paid_at} is not null or ${table.paid_cents} < ${table.amount_cents})`,
    ),
    check('opening_balances_due', sql`${table.due_on} >= ${table.issued_on}`),
    uniqueIndex('opening_balances_reference').on(table.organisation_id, sql`lower(${table.reference})`),
    index('opening_balances_unpaid')
      .on(table.organisation_id, table.due_on)
      .where(sql`${table.paid_at} is null`),
  ],
);

export type BalanceRecord = typeof openingBalances.$inferSelect;
export type NewBalance = typeof openingBalances.$inferInsert & { id: string };

export function insertBalances(transaction: Transaction, balances: readonly NewBalance[]): Promise<void> {
  return insertMany(transaction, openingBalances, balances);
}

/** The organisations and references, both in lower case, of balances that are on record. */
export async function knownBalances(
  connection: Connection,
  organisation_ids: readonly string[],
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const reference = sql<string>`lower(${openingBalances.reference})`;
  const found = await connection
    .select({ organisation_id: openingBalances.organisation_id, reference })
    .from(openingBalances)
    .where(
      and(
        inArray(openingBalances.organisation_id, [...organisation_ids]),
        inArray(
          reference,
          references.map((each) => each.toLowerCase()),
        ),
      ),
    );
  return new Set(found.map((each) => `${each.organisation_id} ${each.reference}`));
}

export function listBalances(connection: Connection, ids: readonly string[]): Promise<BalanceRecord[]> {
  return connection.select().from(openingBalances).where(anyOf(openingBalances.id, ids));
}

/** The unpaid ones of an organisation, by due day; at most `limit`. */
export function listUnpaidBalances(
  connection: Connection,
  organisation_id: string,
  limit: number,
): Promise<BalanceRecord[]> {
  return connection
    .select()
    .from(openingBalances)
    .where(and(eq(openingBalances.organisation_id, organisation_id), isNull(openingBalances.paid_at)))
    .orderBy(openingBalances.due_on, openingBalances.id)
    .limit(limit);
}

export async function lockBalance(
  transaction: Transaction,
  { id, organisation_id }: { id: string; organisation_id: string },
): Promise<BalanceRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(openingBalances)
    .where(and(eq(openingBalances.id, id), eq(openingBalances.organisation_id, organisation_id)))
    .for('update');
  return found;
}

export async function setBalancePayments(
  transaction: Transaction,
  id: string,
  paid: Pick<BalanceRecord, 'paid_cents' | 'paid_at' | 'payments'>,
): Promise<void> {
  await transaction.update(openingBalances).set(paid).where(eq(openingBalances.id, id));
}

export async function deleteBalances(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(openingBalances).where(anyOf(openingBalances.id, ids));
}

/** Separates the balances from a company that is erased. What staff noted about it is not an accounting record. */
export async function releaseBalances(
  transaction: Transaction,
  organisation_ids: readonly string[],
): Promise<void> {
  await transaction
    .update(openingBalances)
    .set({ organisation_id: null, note: '' })
    .where(anyOf(openingBalances.organisation_id, organisation_ids));
}

/** Deletes balances that were issued and paid before the moment. */
export async function deletePaidBalancesBefore(connection: Connection, at: Date): Promise<void> {
  await connection
    .delete(openingBalances)
    .where(and(lt(openingBalances.paid_at, at), lt(openingBalances.issued_on, dayInUtc(at))));
}

/**
 * Moves all of an organisation to another one. A debt that both have stays once; others whose reference the other one has too are
 * numbered.
 */
export async function moveBalances(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const both = await transaction
    .select()
    .from(openingBalances)
    .where(inArray(openingBalances.organisation_id, [from, into]))
    .orderBy(openingBalances.id);
  const taken = new Set(both.map(({ reference }) => reference.toLowerCase()));
  const present = new Map(
    both
      .filter(({ organisation_id }) => organisation_id === into)
      .map((balance) => [balance.reference.toLowerCase(), balance]),
  );
  for (const balance of both.filter(({ organisation_id }) => organisation_id === from)) {
    const same = present.get(balance.reference.toLowerCase());
    if (!same) continue;
    if (isSameDebt(balance, same)) {
      await deleteBalances(transaction, [balance.id]);
      continue;
    }
    const reference = freeReference(balance.reference, taken);
    taken.add(reference.toLowerCase());
    await transaction.update(openingBalances).set({ reference }).where(eq(openingBalances.id, balance.id));
  }
  await transaction
    .update(openingBalances)
    .set({ organisation_id: into })
    .where(eq(openingBalances.organisation_id, from));
}

/** Whether nothing is lost if `one` is deleted: a part that was paid of it would be. */
function isSameDebt(one: BalanceRecord, other: BalanceRecord): boolean {
  return (
    one.amount_cents === other.amount_cents &&
    one.currency === other.currency &&
    one.payments.length === 0 &&
    one.paid_at === null &&
    other.paid_at === null
  );
}

/** The reference with the first number that makes it unique. */
function freeReference(reference: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${reference} (${number})`.toLowerCase())) number += 1;
  return `${reference} (${number})`;
}
