import { ORPCError } from '@orpc/server';
import type { Transaction } from '../database/pool/connection.ts';
import type { CallContext } from './call-context.ts';
import {
  claimIdempotencyKey,
  findStoredResponse,
  type StoredResponse,
  storeResponse,
} from './idempotency-keys-table.ts';

const LONGEST_KEY = 200;

/**
 * Runs an idempotent write in one transaction. A call that repeats an Idempotency-Key gets the first call’s
 * response, waiting for it if the first call is still running. Without a key, the write simply runs. If the
 * work throws, the transaction rolls back and releases the key, so a rejected call may be retried.
 */
export async function once<Answer>(
  context: CallContext,
  operation: string,
  request: unknown,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { database, idempotencyResponses } = context;
  const claim = claimOf(context, operation, request);
  if (!claim) return database.transaction(work);
  return database.transaction(async (transaction) => {
    // Blocks while a call with the same key is running.
    const stored = await claimIdempotencyKey(transaction, claim);
    if (stored) return replay<Answer>(context, claim, stored);
    const answer = await work(transaction);
    await storeResponse(transaction, claim, idempotencyResponses.seal(answer));
    return answer;
  });
}

/**
 * Like `once`, for a write with a slow step (`before`) that must not hold a transaction open. If `before`
 * rejects a retry because the first call already succeeded, the retry still gets the first call’s response.
 */
export async function idempotentAfter<Ready, Answer>(
  context: CallContext,
  operation: string,
  request: unknown,
  before: () => Promise<Ready>,
  work: (transaction: Transaction, ready: Ready) => Promise<Answer>,
): Promise<Answer> {
  const claim = claimOf(context, operation, request);
  const find = async () => claim && (await findStoredResponse(context.database.db, claim));
  const known = await find();
  if (claim && known) return replay<Answer>(context, claim, known);
  let ready: Ready;
  try {
    ready = await before();
  } catch (refusal) {
    const stored = await find();
    if (claim && stored) return replay<Answer>(context, claim, stored);
    throw refusal;
  }
  return once(context, operation, request, (transaction) => work(transaction, ready));
}

function claimOf(
  { person, idempotencyResponses, requestHeaders }: CallContext,
  operation: string,
  request: unknown,
) {
  const key = requestHeaders['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > LONGEST_KEY)
    throw new ORPCError('BAD_REQUEST', {
      message: `An Idempotency-Key can have at most ${LONGEST_KEY} characters.`,
    });
  const request_hash = idempotencyResponses.fingerprint(operation, request);
  return { user_id: person?.user_id ?? null, key, operation, request_hash };
}

function replay<Answer>(
  { idempotencyResponses, replyHeader }: CallContext,
  { request_hash }: { request_hash: string },
  stored: StoredResponse,
): Answer {
  if (stored.request_hash !== request_hash)
    throw new ORPCError('IDEMPOTENCY_KEY_REUSED', {
      status: 422,
      message: 'This Idempotency-Key was already used for a different request.',
    });
  replyHeader('idempotency-replayed', 'true');
  return idempotencyResponses.open(stored.answer as string) as Answer;
}
