import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    organisation_id: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The number of the invoice in the former system. */
    reference: text('reference').notNull(),
    amount_cents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    issued_on: date('issued_on').notNull(),
    due_on: date('due_on').notNull(),
    note: text('note').notNull().default(''),
    paid_at: moment('paid_at'),
    created_at: createdAt(),
  },
  (table) => [
    check('opening_balances_amount', sql`${table.amount_cents} > 0`),
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
  { id, organisation_id }: Pick<BalanceRecord, 'id' | 'organisation_id'>,
): Promise<BalanceRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(openingBalances)
    .where(and(eq(openingBalances.id, id), eq(openingBalances.organisation_id, organisation_id)))
    .for('update');
  return found;
}

export async function markBalancePaid(transaction: Transaction, id: string, paid_at: Date): Promise<void> {
  await transaction.update(openingBalances).set({ paid_at }).where(eq(openingBalances.id, id));
}

export async function deleteBalances(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(openingBalances).where(anyOf(openingBalances.id, ids));
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

function isSameDebt(one: BalanceRecord, other: BalanceRecord): boolean {
  return (
    one.amount_cents === other.amount_cents &&
    one.currency === other.currency &&
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
