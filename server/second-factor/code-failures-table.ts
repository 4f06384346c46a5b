import { and, eq, sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import type { Transaction } from '../database/connection.ts';
import { users } from '../people/users-table.ts';

/** Wrong codes since a moment, counted apart for each browser in which the person has signed in before. */
export const codeFailures = pgTable(
  'code_failures',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The mark of a browser in which the person has signed in before; empty for all others together. */
    browser: text('browser').notNull(),
    failures: integer('failures').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.browser] })],
);

export interface Counter {
  user_id: string;
  browser: string;
}

export async function findFailures(transaction: Transaction, { user_id, browser }: Counter) {
  const [counted] = await transaction
    .select({ failures: codeFailures.failures, since: codeFailures.since })
    .from(codeFailures)
    .where(and(eq(codeFailures.user_id, user_id), eq(codeFailures.browser, browser)));
  return counted;
}

/** Counts one more, anew where the counting began before `window`. Returns how many it is by now. */
export async function countFailure(
  transaction: Transaction,
  counter: Counter,
  { now, window }: { now: Date; window: Date },
): Promise<number> {
  const isOver = sql`${codeFailures.since} <= ${window.toISOString()}::timestamptz`;
  const [counted] = await transaction
    .insert(codeFailures)
    .values({ ...counter, failures: 1, since: now })
    .onConflictDoUpdate({
      target: [codeFailures.user_id, codeFailures.browser],
      set: {
        failures: sql`case when ${isOver} then 1 else ${codeFailures.failures} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${codeFailures.since} end`,
      },
    })
    .returning({ failures: codeFailures.failures });
  return counted?.failures ?? 1;
}

export async function forgetFailures(transaction: Transaction, { user_id, browser }: Counter): Promise<void> {
  await transaction
    .delete(codeFailures)
    .where(and(eq(codeFailures.user_id, user_id), eq(codeFailures.browser, browser)));
}
