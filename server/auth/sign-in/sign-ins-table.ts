import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../../database/pool/connection.ts';
import { changedSince } from '../../database/statements/changed-since.ts';
import { createdAt, id } from '../../database/statements/columns.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../../database/statements/keyset.ts';
import { findUserByEmail, users } from '../../people/users-table.ts';

/** Successful and failed sign-ins to accounts. Attempts with unknown addresses are not stored. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    succeeded: boolean('succeeded').notNull(),
    /** In the format of `networkAround`. */
    network: text('network').notNull(),
    user_agent: text('user_agent').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('sign_ins_of_person').on(table.user_id, table.created_at.desc(), table.id.desc()),
    index('sign_ins_by_age').on(table.created_at),
  ],
);

type NewSignIn = typeof signIns.$inferInsert;

const ORDER = newestFirst('people.signIns', signIns);
/** Enough to show a guessing attack; more would only fill the table. */
const MAX_FAILURES_PER_HOUR = 60;

export async function insertSignIn(connection: Connection, signIn: NewSignIn): Promise<void> {
  await connection.insert(signIns).values(signIn);
}

/** Records a failed sign-in. Returns whether the address has an account; without one, nothing is stored. */
export async function insertFailedSignIn(
  connection: Connection,
  { email, ...attempt }: Omit<NewSignIn, 'user_id' | 'succeeded'> & { email: string },
): Promise<boolean> {
  const user = await findUserByEmail(connection, email);
  if (!user) return false;
  const [counted] = await connection
    .select({ failures: count() })
    .from(signIns)
    .where(
      and(
        eq(signIns.user_id, user.id),
        eq(signIns.succeeded, false),
        gt(signIns.created_at, sql`now() - interval '1 hour'`),
      ),
    );
  if ((counted?.failures ?? 0) < MAX_FAILURES_PER_HOUR)
    await insertSignIn(connection, { ...attempt, user_id: user.id, succeeded: false });
  return true;
}

/** Whether the account has signed in within the retention period. */
export async function hasSignedIn(connection: Connection, user_id: string): Promise<boolean> {
  const [found] = await connection
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.user_id, user_id), eq(signIns.succeeded, true)))
    .limit(1);
  return found !== undefined;
}

/**
 * Whether the account with this address, if any, has signed in from the network within the retention period.
 */
export async function hasSignedInFrom(
  connection: Connection,
  email: string,
  network: string,
): Promise<boolean> {
  const [found] = await connection
    .select({ id: signIns.id })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.user_id))
    .where(and(eq(users.email, email), eq(signIns.succeeded, true), eq(signIns.network, network)))
    .limit(1);
  return found !== undefined;
}

/** Newest first, with keyset pagination. */
export async function listSignInsOf(
  connection: Connection,
  user_id: string,
  {
    after,
    limit,
    updated_since,
  }: { after?: string | undefined; limit: number; updated_since?: Date | undefined },
) {
  const rows = await connection
    .select({
      id: signIns.id,
      succeeded: signIns.succeeded,
      network: signIns.network,
      user_agent: signIns.user_agent,
      at: signIns.created_at,
      key: keyOf(ORDER),
    })
    .from(signIns)
    .where(
      and(
        eq(signIns.user_id, user_id),
        changedSince(signIns.created_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

export async function deleteSignInsBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(signIns).where(lt(signIns.created_at, moment));
}
