import { networkAround } from '#domain/people/network.ts';
import type { SignInConfirmation } from '#domain/second-factor/code.ts';
import type { CallContext } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import type { Transaction } from '../database/connection.ts';
import type { ProvedAccount } from '../people/check-password.ts';
import { completeSignIn, passwordHolds } from '../people/complete-sign-in.ts';
import { findPasswordHash } from '../people/credentials-table.ts';
import { insertSignIn } from '../people/sign-ins-table.ts';
import { findUserById } from '../people/users-table.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import { acceptCode } from './accept-code.ts';
import { hash, isForPassword } from './challenge.ts';
import { deleteChallenge, spendTry } from './sign-in-challenges-table.ts';
import { tellCodeWait } from './tell-code-wait.ts';

export const confirmSignIn = operations.people.confirmSignIn.handler(async ({ input, context, errors }) => {
  // What was tried stays counted: a refusal undoes nothing.
  const outcome = await context.database.transaction((transaction) => tryCode(transaction, context, input));
  if ('refused' in outcome) {
    // Only the right password makes a challenge: whoever has one is let on wherever they are.
    if (outcome.refused === 'CHALLENGE_EXPIRED') context.refuseNetwork();
    throw errors[outcome.refused]();
  }
  if ('wait_ms' in outcome) throw errors.TOO_MANY_CODES({ message: tellCodeWait(context, outcome.wait_ms) });
  if ('tries_left' in outcome) {
    const { tries_left } = outcome;
    throw tries_left > 0 ? errors.WRONG_CODE({ data: { tries_left } }) : errors.CHALLENGE_EXPIRED();
  }
  const { account } = outcome;
  const proof = { gave_factor: true, holds: passwordHolds(account) };
  const session = await completeSignIn(context, account, proof);
  if (!session) throw errors.CHALLENGE_EXPIRED();
  return session;
});

type Tried =
  | { account: ProvedAccount }
  | { refused: 'CHALLENGE_EXPIRED' | 'DEACTIVATED' }
  | { wait_ms: number }
  | { tries_left: number };

async function tryCode(
  transaction: Transaction,
  context: CallContext,
  { challenge, code }: SignInConfirmation,
): Promise<Tried> {
  const token_hash = hash(challenge);
  const spent = await spendTry(transaction, token_hash, context.now());
  if (!spent) return { refused: 'CHALLENGE_EXPIRED' };
  const { user_id, tries_left } = spent;
  const user = await findUserById(transaction, user_id);
  const password_hash = await findPasswordHash(transaction, user_id);
  if (!user || !password_hash || !isForPassword(challenge, password_hash))
    return { refused: 'CHALLENGE_EXPIRED' };
  if (user.deactivated_at) return { refused: 'DEACTIVATED' };

  const acceptance = await acceptCode(transaction, context, { user_id, typed: code });
  if (acceptance.accepted) {
    await deleteChallenge(transaction, token_hash);
    return { account: { user_id, email: user.email, password_hash, deactivated: false } };
  }
  if (acceptance.because === 'too_many') return { wait_ms: acceptance.wait_ms };
  await insertSignIn(transaction, {
    user_id,
    succeeded: false,
    network: networkAround(context.address),
    user_agent: userAgentOf(context.requestHeaders),
  });
  return { tries_left };
}
