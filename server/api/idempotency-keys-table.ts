import { and, eq, isNull, lt } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt } from '../database/statements/columns.ts';
import { users } from '../people/users-table.ts';

/** The answers of writes that must happen once, kept in the transaction which did the writing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Null for a visitor, whose key is a random one that nobody else can know. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    request_hash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    created_at: createdAt(),
  },
  (table) => [
    unique('idempotency_keys_once').on(table.user_id, table.key).nullsNotDistinct(),
    index('idempotency_keys_oldest').on(table.created_at),
  ],
);

export type Kept = typeof idempotencyKeys.$inferSelect;
type Claim = Pick<Kept, 'user_id' | 'key' | 'operation' | 'request_hash'>;

/** Undefined when the key is new and now ours; else what the first call kept. */
export async function claimIdempotencyKey(transaction: Transaction, claim: Claim): Promise<Kept | undefined> {
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;
  return findStoredResponse(transaction, claim);
}

/** What a call that has ended kept under the key. */
export async function findStoredResponse(
  connection: Connection,
  claim: Pick<Claim, 'user_id' | 'key'>,
): Promise<Kept | undefined> {
  const [kept] = await connection.select().from(idempotencyKeys).where(same(claim));
  return kept;
}

export async function storeResponse(
  transaction: Transaction,
  claim: Pick<Claim, 'user_id' | 'key'>,
  answer: unknown,
): Promise<void> {
  await transaction.update(idempotencyKeys).set({ answer }).where(same(claim));
}

function same({ user_id, key }: Pick<Claim, 'user_id' | 'key'>) {
  const owner = user_id === null ? isNull(idempotencyKeys.user_id) : eq(idempotencyKeys.user_id, user_id);
  return and(owner, eq(idempotencyKeys.key, key));
}

export async function deleteIdempotencyKeysBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, moment));
}
