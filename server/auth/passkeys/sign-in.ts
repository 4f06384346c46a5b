import { networkAround } from '#domain/people/network.ts';
import { findUserById } from '../../people/users-table.ts';
import { operations } from '../operations.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { insertSignIn } from '../sign-in/sign-ins-table.ts';
import { acceptAssertion } from './accept-assertion.ts';
import { verifyAssertion } from './verify-assertion.ts';

/** A passkey with user verification counts as both factors, so no code is needed. */
export const signInWithPasskey = operations.signInWithPasskey.handler(async ({ input, context, errors }) => {
  const { accounts, database, requestHeaders } = context;
  const holder = accounts.passkeyChallenges.browserOf(requestHeaders);
  const assertion = holder
    ? await verifyAssertion(context, { purpose: 'sign-in', holder }, input.credential)
    : 'CHALLENGE_EXPIRED';
  if (typeof assertion === 'string') {
    // A valid passkey works even when others have used up the network’s limit.
    context.refuseNetwork();
    throw errors[assertion]();
  }

  const { user_id } = assertion;
  const user = await findUserById(database.db, user_id);
  const session = await completeSignIn(context, assertion, {
    gave_factor: true,
    holds: (transaction) => acceptAssertion(transaction, context, assertion),
  });
  if (session) return session;
  await insertSignIn(database.db, {
    user_id,
    succeeded: false,
    network: networkAround(context.address),
    user_agent: userAgentOf(requestHeaders),
  });
  throw user?.deactivated_at ? errors.DEACTIVATED() : errors.PASSKEY_REFUSED();
});
