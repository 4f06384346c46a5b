import { networkAround } from '#domain/people/network.ts';
import type { Factor } from '#domain/second-factor/factor.ts';
import { highestRole } from '#domain/single-sign-on/group-roles.ts';
import type { AuthRequest } from '../operations.ts';
import { signOnChallengeFor } from '../second-factor/challenge.ts';
import { factorsOf } from '../second-factor/factors-of.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { insertSignIn } from '../sign-in/sign-ins-table.ts';
import { applyRole } from './apply-role.ts';
import { type Assertion, finishAuthorization } from './authorization.ts';
import { findOrOpenAccount } from './find-or-open-account.ts';
import { SignOnError } from './sign-on-error.ts';
import type { SignOnTransaction } from './sign-on-transactions.ts';
import type { SingleSignOn } from './single-sign-on.ts';

const CLOCK_SKEW_MS = 60_000;
/** Used when the issuer does not say when the person signed in there: never recent. */
const LONG_AGO = new Date(0);

/** The data with which the sign-in screen asks for the second factor. */
interface SecondStep {
  challenge: string;
  factors: readonly Factor[];
}

/**
 * Signs in the person whom the issuer redirected back. Null when the session is open; otherwise the second
 * step, for a person with a second factor here, whatever the issuer required.
 */
export async function completeSignOn(
  context: AuthRequest,
  singleSignOn: SingleSignOn,
  { transaction: started, query }: { transaction: SignOnTransaction; query: string },
): Promise<SecondStep | null> {
  const now = context.now();
  const assertion = await finishAuthorization(singleSignOn, query, started, now);
  if (started.reauthenticates && !isSince(assertion, started.started_at)) throw new SignOnError('not-recent');
  const account = await accountOf(context, singleSignOn, assertion, started.reauthenticates);
  const { user_id, email } = account;
  if (account.deactivated) throw new SignOnError('deactivated');

  const { authenticated_at, multi_factor, id_token } = assertion;
  const reauthenticated_at = new Date(Math.min((authenticated_at ?? LONG_AGO).getTime(), now.getTime()));
  const sealed_id_token = singleSignOn.idTokenEncryption.encrypt(Buffer.from(id_token), user_id);
  const origin = { sealed_id_token, multi_factor, reauthenticated_at };
  const factors = await factorsOf(context.database.db, user_id);
  if (factors.length > 0) return { challenge: await signOnChallengeFor(context, user_id, origin), factors };
  const proof = { gave_factor: false, holds: async () => true, origin };
  const session = await completeSignIn(context, { user_id, email }, proof);
  if (!session) throw new SignOnError('deactivated');
  return null;
}

function isSince({ authenticated_at }: Assertion, moment: number): boolean {
  return authenticated_at !== null && authenticated_at.getTime() >= moment - CLOCK_SKEW_MS;
}

/** Finds or creates account and link, and applies the role, in one transaction. */
function accountOf(
  context: AuthRequest,
  { roles }: SingleSignOn,
  assertion: Assertion,
  reauthenticates: string | null,
) {
  const role = roles && highestRole(assertion.groups, roles.groups);
  return context.database.transaction(async (transaction) => {
    const account = await findOrOpenAccount(transaction, context, assertion, role ?? 'customer');
    const { user_id, deactivated } = account;
    // Rolls back the link too: a person who reauthenticates is already linked.
    if (reauthenticates && user_id !== reauthenticates) throw new SignOnError('other-person');
    if (deactivated)
      await insertSignIn(transaction, {
        user_id,
        succeeded: false,
        network: networkAround(context.address),
        user_agent: userAgentOf(context.requestHeaders),
      });
    else if (role) await applyRole(transaction, context, { user_id, role });
    return account;
  });
}
