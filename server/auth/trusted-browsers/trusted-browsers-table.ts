import { and, desc, eq, gt, inArray, lt, ne, notInArray, type SQL } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt, id, moment } from '../../database/statements/columns.ts';
import { users } from '../../people/users-table.ts';

/** Browsers in which a user has signed in since their password and second factor last changed. */
export const trustedBrowsers = pgTable(
  'trusted_browsers',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of the token in the browser’s cookie. */
    token_hash: text('token_hash').notNull().unique(),
    created_at: createdAt(),
    last_used_at: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('trusted_browsers_of_person').on(table.user_id, table.last_used_at),
    index('trusted_browsers_by_age').on(table.last_used_at),
  ],
);

/** Whether one of the tokens belongs to a browser that the account trusts and has used since `since`. */
export async function hasTrustedBrowser(
  connection: Connection,
  account: { user_id: string } | { email: string },
  token_hashes: readonly string[],
  since: Date,
): Promise<boolean> {
  const isTheirs: SQL = 'user_id' in account ? eq(users.id, account.user_id) : eq(users.email, account.email);
  const [found] = await connection
    .select({ id: trustedBrowsers.id })
    .from(trustedBrowsers)
    .innerJoin(users, eq(users.id, trustedBrowsers.user_id))
    .where(
      and(
        inArray(trustedBrowsers.token_hash, [...token_hashes]),
        gt(trustedBrowsers.last_used_at, since),
        isTheirs,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Deletes the user’s rows with these tokens, and returns their hashes. */
export async function deleteTrustedBrowsersBy(
  transaction: Transaction,
  user_id: string,
  token_hashes: readonly string[],
): Promise<string[]> {
  const deleted = await transaction
    .delete(trustedBrowsers)
    .where(and(eq(trustedBrowsers.user_id, user_id), inArray(trustedBrowsers.token_hash, [...token_hashes])))
    .returning({ token_hash: trustedBrowsers.token_hash });
  return deleted.map(({ token_hash }) => token_hash);
}

/** Adds a browser; above `max`, the least recently used ones are deleted. The user must be locked. */
export async function insertTrustedBrowser(
  transaction: Transaction,
  { user_id, token_hash, now }: { user_id: string; token_hash: string; now: Date },
  max: number,
): Promise<void> {
  await transaction
    .insert(trustedBrowsers)
    .values({ user_id, token_hash, created_at: now, last_used_at: now });
  const newest = transaction
    .select({ id: trustedBrowsers.id })
    .from(trustedBrowsers)
    .where(eq(trustedBrowsers.user_id, user_id))
    .orderBy(desc(trustedBrowsers.last_used_at), desc(trustedBrowsers.id))
    .limit(max);
  await transaction
    .delete(trustedBrowsers)
    .where(and(eq(trustedBrowsers.user_id, user_id), notInArray(trustedBrowsers.id, newest)));
}

export async function deleteOtherTrustedBrowsersOf(
  transaction: Transaction,
  user_id: string,
  except_token_hash: string,
): Promise<void> {
  await transaction
    .delete(trustedBrowsers)
    .where(and(eq(trustedBrowsers.user_id, user_id), ne(trustedBrowsers.token_hash, except_token_hash)));
}

export async function deleteTrustedBrowsersOf(transaction: Transaction, user_id: string): Promise<void> {
  await transaction.delete(trustedBrowsers).where(eq(trustedBrowsers.user_id, user_id));
}

export async function deleteTrustedBrowsersUnusedSince(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(trustedBrowsers).where(lt(trustedBrowsers.last_used_at, moment));
}
