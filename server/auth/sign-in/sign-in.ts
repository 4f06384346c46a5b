import { networkAround } from '#domain/people/network.ts';
import { checkPassword } from '../credentials/check-password.ts';
import { auditThrottledSignIn } from '../limits/audit-throttled-sign-in.ts';
import { operations } from '../operations.ts';
import { challengeFor } from '../second-factor/challenge.ts';
import { factorsOf } from '../second-factor/factors-of.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import { completeSignIn, passwordHolds } from './complete-sign-in.ts';
import { insertFailedSignIn, insertSignIn } from './sign-ins-table.ts';

export const signIn = operations.signIn.handler(async ({ input, context, errors }) => {
  const { accounts, database, log } = context;
  const { email } = input;
  const from = { network: networkAround(context.address), user_agent: userAgentOf(context.requestHeaders) };

  const attempt = await accounts.signInLimits.enter(context, email, (quota) =>
    auditThrottledSignIn(context, { email, quota }),
  );

  const checking = attempt.may_succeed ? checkPassword(context, input) : accounts.passwords.pretend();
  const account = await checking.catch(attempt.notChecked);
  if (!account) {
    const refusal = attempt.failed();
    if (!attempt.may_succeed) throw refusal;
    // Not awaited, so that the response takes the same time for addresses with and without an account.
    insertFailedSignIn(database.db, { ...from, email }).then(
      (hasAccount) =>
        hasAccount || log.warn({ network: from.network }, 'A sign-in with an unknown address was rejected'),
      (error: unknown) => log.error({ err: error }, 'Could not record a failed sign-in'),
    );
    throw refusal ?? errors.INVALID_CREDENTIALS();
  }
  await attempt.succeeded();
  // Failures are counted above, per network. A correct password counts only for its account.
  await context.limits.spend(
    'POST /people/sign-in',
    { access: 'signed-in', limit: null },
    { ...context, person: account },
  );
  if (account.deactivated) {
    await insertSignIn(database.db, { ...from, user_id: account.user_id, succeeded: false });
    throw errors.DEACTIVATED();
  }

  const factors = await factorsOf(database.db, account.user_id);
  if (factors.length > 0)
    throw errors.SECOND_FACTOR_REQUIRED({
      data: { challenge: await challengeFor(context, account), factors },
    });
  const proof = { gave_factor: false, holds: passwordHolds(account) };
  const session = await completeSignIn(context, account, proof);
  if (!session) throw errors.INVALID_CREDENTIALS();
  return session;
});
