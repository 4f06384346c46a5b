import { networkAround } from '#domain/people/network.ts';
import type { SignInConfirmation } from '#domain/second-factor/code.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { findUserById } from '../../people/users-table.ts';
import { findPasswordHash } from '../credentials/credentials-table.ts';
import { type AuthContext, operations } from '../operations.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import { completeSignIn, type Proof, passwordHolds } from '../sign-in/complete-sign-in.ts';
import { insertSignIn } from '../sign-in/sign-ins-table.ts';
import { acceptCode } from './accept-code.ts';
import { hash, isForPassword } from './challenge.ts';
import { codeWaitSentence } from './code-wait.ts';
import { type Challenge, deleteChallenge, originOf, spendAttempt } from './sign-in-challenges-table.ts';

export const confirmSignIn = operations.confirmSignIn.handler(async ({ input, context, errors }) => {
  // The failure stays counted, because a rejection does not roll back the transaction.
  const outcome = await context.database.transaction((transaction) => tryCode(transaction, context, input));
  if ('refused' in outcome) {
    // A valid challenge needs the correct password, so its owner is exempt from the network limit.
    if (outcome.refused === 'CHALLENGE_EXPIRED') context.refuseNetwork();
    throw errors[outcome.refused]();
  }
  if ('wait_ms' in outcome)
    throw errors.TOO_MANY_CODES({ message: codeWaitSentence(context, outcome.wait_ms) });
  if ('tries_left' in outcome) {
    const { tries_left } = outcome;
    throw tries_left > 0 ? errors.WRONG_CODE({ data: { tries_left } }) : errors.CHALLENGE_EXPIRED();
  }
  const { account, proof } = outcome;
  const session = await completeSignIn(context, account, proof);
  if (!session) throw errors.CHALLENGE_EXPIRED();
  return session;
});

type Tried =
  | { account: { user_id: string; email: string }; proof: Proof }
  | { refused: 'CHALLENGE_EXPIRED' | 'DEACTIVATED' }
  | { wait_ms: number }
  | { tries_left: number };

async function tryCode(
  transaction: Transaction,
  context: AuthContext,
  { challenge, code }: SignInConfirmation,
): Promise<Tried> {
  const token_hash = hash(challenge);
  const spent = await spendAttempt(transaction, token_hash, context.now());
  if (!spent) return { refused: 'CHALLENGE_EXPIRED' };
  const { user_id, tries_left } = spent;
  const user = await findUserById(transaction, user_id);
  const proof = await firstStepOf(transaction, challenge, spent);
  if (!user || !proof) return { refused: 'CHALLENGE_EXPIRED' };
  if (user.deactivated_at) return { refused: 'DEACTIVATED' };

  const acceptance = await acceptCode(transaction, context, { user_id, typed: code });
  if (acceptance.accepted) {
    await deleteChallenge(transaction, token_hash);
    return { account: { user_id, email: user.email }, proof: { ...proof, gave_factor: true } };
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

/**
 * The first step that the challenge was issued for: single sign-on, or the password if it is still the same.
 */
async function firstStepOf(
  transaction: Transaction,
  challenge: string,
  spent: Challenge,
): Promise<Omit<Proof, 'gave_factor'> | null> {
  const { user_id } = spent;
  const origin = originOf(spent);
  if (origin) return { holds: async () => true, origin };
  const password_hash = await findPasswordHash(transaction, user_id);
  if (!password_hash || !isForPassword(challenge, password_hash)) return null;
  return { holds: passwordHolds({ user_id, password_hash }) };
}
