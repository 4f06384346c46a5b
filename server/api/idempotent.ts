import { ORPCError } from '@orpc/server';
import type { Transaction } from '../database/pool/connection.ts';
import type { CallContext } from './call-context.ts';
import {
  claimIdempotencyKey,
  findStoredResponse,
  type Kept,
  storeResponse,
} from './idempotency-keys-table.ts';

const LONGEST_KEY = 200;

/**
 * Runs a write in one transaction, and once per Idempotency-Key: a repeated call gets the first one's
 * answer, also when the first is still running. Without a key it simply runs.
 * What the work throws undoes it, the claim of the key included: a refused call may be tried again.
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
    // Waits here while a call with the same key is running.
    const kept = await claimIdempotencyKey(transaction, claim);
    if (kept) return opened<Answer>(context, claim, kept);
    const answer = await work(transaction);
    await storeResponse(transaction, claim, idempotencyResponses.seal(answer));
    return answer;
  });
}

/**
 * The same for a write that needs something slow first, for which no transaction must wait. What `before` refuses
 * because it has been done already is no refusal to whoever did it.
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
  if (claim && known) return opened<Answer>(context, claim, known);
  let ready: Ready;
  try {
    ready = await before();
  } catch (refusal) {
    const kept = await find();
    if (claim && kept) return opened<Answer>(context, claim, kept);
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
      message: `An Idempotency-Key has at most ${LONGEST_KEY} characters.`,
    });
  const request_hash = idempotencyResponses.fingerprint(operation, request);
  return { user_id: person?.user_id ?? null, key, operation, request_hash };
}

function opened<Answer>(
  { idempotencyResponses, replyHeader }: CallContext,
  { request_hash }: { request_hash: string },
  kept: Kept,
): Answer {
  if (kept.request_hash !== request_hash)
    throw new ORPCError('IDEMPOTENCY_KEY_REUSED', {
      status: 422,
      message: 'This Idempotency-Key was used for another request.',
    });
  replyHeader('idempotency-replayed', 'true');
  return idempotencyResponses.open(kept.answer as string) as Answer;
}
