import { factorState } from '#domain/people/factor-state.ts';
import { networkAround } from '#domain/people/network.ts';
import type { Session } from '#domain/people/person.ts';
import type { CallContext } from '../api/call-context.ts';
import { secondFactorSince } from '../second-factor/second-factors-table.ts';
import { openSession } from '../sessions/open-session.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import type { ProvedAccount } from './check-password.ts';
import { lockPasswordHash } from './credentials-table.ts';
import { findProfile } from './profiles-table.ts';
import { proveAddress } from './prove-address.ts';
import { insertSignIn } from './sign-ins-table.ts';
import { lockUsers } from './users-table.ts';

/**
 * The last step of signing in: the session, its cookie, and the mark by which this browser is known from now on. A
 * verification link that was opened before counts now.
 * Null when the account was shut, or got another password or a second factor, while the person was signing in.
 */
export async function completeSignIn(
  context: CallContext,
  { user_id, email, password_hash }: ProvedAccount,
  { gave_factor }: { gave_factor: boolean },
): Promise<Session | null> {
  const { accounts, database, requestHeaders } = context;
  const link = accounts.openedLinks.waiting(requestHeaders);
  const proves = link !== undefined && accounts.verification.addressIn(link, context.now()) === email;
  const opened = await database.transaction(async (transaction) => {
    const [user] = await lockUsers(transaction, [user_id]);
    const hash = await lockPasswordHash(transaction, user_id);
    const profile = await findProfile(transaction, user_id);
    const has_factor = (await secondFactorSince(transaction, user_id)) !== null;
    if (!user || user.deactivated_at || hash !== password_hash || !profile) return null;
    if (has_factor && !gave_factor) return null;
    await insertSignIn(transaction, {
      user_id,
      succeeded: true,
      network: networkAround(context.address),
      user_agent: userAgentOf(requestHeaders),
    });
    if (proves) await proveAddress(transaction, { user_id, address: context.address });
    const demanded = { demandedOfStaff: context.settings.staffSecondFactor };
    const second_factor = factorState({ role: profile.role, has_factor }, demanded);
    return { profile, second_factor, ...(await openSession(transaction, context, profile)) };
  });
  if (!opened) return null;
  opened.send();
  if (proves) context.replyHeader('set-cookie', accounts.openedLinks.forget());
  context.replyHeader('set-cookie', accounts.devices.remember(email, requestHeaders, context.now()));
  const { profile, second_factor, expires_at } = opened;
  return { ...profile, second_factor, expires_at };
}
