import { and, eq, sql } from 'drizzle-orm';
import { customType, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { Allowance } from '#domain/second-factor/attempts.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

/** The stored name of the allowance 'untrusted', from an earlier version. */
const STORED_UNTRUSTED = 'strangers';

const allowanceName = customType<{
  data: Allowance['name'];
  driverData: Allowance['name'] | typeof STORED_UNTRUSTED;
}>({
  dataType: () => 'text',
  toDriver: (name) => (name === 'untrusted' ? STORED_UNTRUSTED : name),
  fromDriver: (stored) => (stored === STORED_UNTRUSTED ? 'untrusted' : stored),
});

/** Wrong codes per window, for each allowance of `domain/second-factor/attempts.ts`. */
export const codeFailures = pgTable(
  'code_failures',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    allowance: allowanceName('allowance').notNull(),
    failures: integer('failures').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.allowance] })],
);

/** The failures by allowance. */
export async function findFailures(transaction: Transaction, user_id: string) {
  const counted = await transaction.select().from(codeFailures).where(eq(codeFailures.user_id, user_id));
  return new Map(counted.map(({ allowance, failures, since }) => [allowance, { failures, since }]));
}

/** Counts one failure, starting a new window if the old one began before `window`. Returns the new number. */
export async function countFailure(
  transaction: Transaction,
  user_id: string,
  allowance: Allowance['name'],
  { now, window }: { now: Date; window: Date },
): Promise<number> {
  const isOver = sql`${codeFailures.since} <= ${window.toISOString()}::timestamptz`;
  const [counted] = await transaction
    .insert(codeFailures)
    .values({ user_id, allowance, failures: 1, since: now })
    .onConflictDoUpdate({
      target: [codeFailures.user_id, codeFailures.allowance],
      set: {
        failures: sql`case when ${isOver} then 1 else ${codeFailures.failures} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${codeFailures.since} end`,
      },
    })
    .returning({ failures: codeFailures.failures });
  return counted?.failures ?? 1;
}

export async function resetFailures(
  transaction: Transaction,
  user_id: string,
  allowance: Allowance['name'],
): Promise<void> {
  await transaction
    .delete(codeFailures)
    .where(and(eq(codeFailures.user_id, user_id), eq(codeFailures.allowance, allowance)));
}
