import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../../database/pool/connection.ts';
import { createdAt } from '../../database/statements/columns.ts';
import { cachedStatement } from '../../database/statements/statement-cache.ts';
import { users } from '../../people/users-table.ts';

/** Responses of idempotent writes, stored in the transaction that did the write. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Null for a visitor, whose key is random and cannot be guessed. */
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

export type StoredResponse = typeof idempotencyKeys.$inferSelect;
type Claim = Pick<StoredResponse, 'user_id' | 'key' | 'operation' | 'request_hash'>;

/** Claims the key. Returns undefined when the key is new, otherwise the stored response of the first call. */
export async function claimIdempotencyKey(
  transaction: Transaction,
  claim: Claim,
): Promise<StoredResponse | undefined> {
  const claimed = await claimNewKey(transaction).execute(claim);
  if (claimed.length > 0) return undefined;
  return findStoredResponse(transaction, claim);
}

const claimNewKey = cachedStatement((connection) =>
  connection
    .insert(idempotencyKeys)
    .values({
      user_id: sql.placeholder('user_id'),
      key: sql.placeholder('key'),
      operation: sql.placeholder('operation'),
      request_hash: sql.placeholder('request_hash'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare('claim_idempotency_key'),
);

/** The response that a finished call stored under the key. */
export async function findStoredResponse(
  connection: Connection,
  claim: Pick<Claim, 'user_id' | 'key'>,
): Promise<StoredResponse | undefined> {
  const [stored] = await connection.select().from(idempotencyKeys).where(same(claim));
  return stored;
}

export async function storeResponse(
  transaction: Transaction,
  claim: Pick<Claim, 'user_id' | 'key'>,
  response: unknown,
): Promise<void> {
  const answer = JSON.stringify(response);
  if (claim.user_id === null) await answerVisitor(transaction).execute({ key: claim.key, answer });
  else await answerPerson(transaction).execute({ ...claim, answer });
}

const answering = (connection: Connection) =>
  connection.update(idempotencyKeys).set({ answer: sql`${sql.placeholder('answer')}` });
const isKey = eq(idempotencyKeys.key, sql.placeholder('key'));

const answerPerson = cachedStatement((connection) =>
  answering(connection)
    .where(and(eq(idempotencyKeys.user_id, sql.placeholder('user_id')), isKey))
    .prepare('answer_person'),
);

const answerVisitor = cachedStatement((connection) =>
  answering(connection)
    .where(and(isNull(idempotencyKeys.user_id), isKey))
    .prepare('answer_visitor'),
);

function same({ user_id, key }: Pick<Claim, 'user_id' | 'key'>) {
  const owner = user_id === null ? isNull(idempotencyKeys.user_id) : eq(idempotencyKeys.user_id, user_id);
  return and(owner, eq(idempotencyKeys.key, key));
}

export async function deleteIdempotencyKeysBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, moment));
}
