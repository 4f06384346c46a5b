import { ORPCError } from '@orpc/server';
import type { Transaction } from '../database/connection.ts';
import type { CallContext } from './call-context.ts';
import { claimKey, keepAnswer } from './idempotency-keys-table.ts';

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
  const { database, keptAnswers, requestHeaders } = context;
  const key = requestHeaders['idempotency-key'];
  if (typeof key !== 'string' || key === '') return database.transaction(work);
  if (key.length > LONGEST_KEY)
    throw new ORPCError('BAD_REQUEST', {
      message: `An Idempotency-Key has at most ${LONGEST_KEY} characters.`,
    });

  const user_id = context.person?.user_id ?? null;
  const request_hash = keptAnswers.fingerprint(operation, request);
  return database.transaction(async (transaction) => {
    // Waits here while a call with the same key is running.
    const kept = await claimKey(transaction, { user_id, key, operation, request_hash });
    if (!kept) {
      const answer = await work(transaction);
      await keepAnswer(transaction, { user_id, key }, keptAnswers.seal(answer));
      return answer;
    }
    if (kept.request_hash !== request_hash)
      throw new ORPCError('IDEMPOTENCY_KEY_REUSED', {
        status: 422,
        message: 'This Idempotency-Key was used for another request.',
      });
    context.replyHeader('idempotency-replayed', 'true');
    return keptAnswers.open(kept.answer as string) as Answer;
  });
}
