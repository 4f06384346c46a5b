import { factorState } from '#domain/people/factor-state.ts';
import { networkAround } from '#domain/people/network.ts';
import type { Session } from '#domain/people/person.ts';
import { retainedSince } from '#domain/retention/retention.ts';
import { branchesOf } from '../../branches/branches-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { findMembership } from '../../organisations/members-table.ts';
import { findProfile, type Profile } from '../../people/profiles-table.ts';
import { lockUsers } from '../../people/users-table.ts';
import type { AuthenticatedAccount } from '../credentials/check-password.ts';
import { lockPasswordHash } from '../credentials/credentials-table.ts';
import type { AuthRequest } from '../operations.ts';
import { factorsOf } from '../second-factor/factors-of.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-origin.ts';
import { userAgentOf } from '../sessions/user-agent.ts';
import { verifyAddressOf } from '../verification/verify-address.ts';
import { hasSignedIn, insertSignIn } from './sign-ins-table.ts';

/** The evidence that the person owns the account. */
export interface Proof {
  gave_factor: boolean;
  /** Whether it is still valid, checked with the account locked. */
  holds: (transaction: Transaction) => Promise<boolean>;
  /** Set for single sign-on. */
  origin?: SessionOrigin | undefined;
}

/** A password change invalidates a sign-in in progress with the previous password. */
export function passwordHolds({
  user_id,
  password_hash,
}: Pick<AuthenticatedAccount, 'user_id' | 'password_hash'>): Proof['holds'] {
  return async (transaction) => (await lockPasswordHash(transaction, user_id)) === password_hash;
}

/**
 * The last step of signing in: opens the session, sets its cookie and trusts this browser, with an e-mail to
 * the owner if it was not trusted before. Completes a pending e-mail verification. Null when, during the
 * sign-in, the account was deactivated or got a second factor, or the evidence became invalid.
 */
export async function completeSignIn(
  context: AuthRequest,
  { user_id, email }: Pick<AuthenticatedAccount, 'user_id' | 'email'>,
  { gave_factor, holds, origin }: Proof,
): Promise<Session | null> {
  const { accounts, database, requestHeaders } = context;
  const link = accounts.pendingVerifications.read(requestHeaders);
  const proves = link !== undefined && accounts.verification.addressIn(link, context.now()) === email;
  const opened = await database.transaction(async (transaction) => {
    const [user] = await lockUsers(transaction, [user_id]);
    const profile = await findProfile(transaction, user_id);
    const has_factor = (await factorsOf(transaction, user_id)).length > 0;
    if (!user || user.deactivated_at || !profile || !(await holds(transaction))) return null;
    if (has_factor && !gave_factor) return null;
    const from = { network: networkAround(context.address), user_agent: userAgentOf(requestHeaders) };
    const isKnown =
      (await accounts.trustedBrowsers.has(transaction, { user_id }, context)) ||
      (await isFirstSignIn(transaction, profile, context.now()));
    if (!isKnown) await accounts.newBrowserNotices.post(transaction, context, { ...profile, ...from });
    await insertSignIn(transaction, { user_id, succeeded: true, ...from });
    const trusted = await accounts.trustedBrowsers.add(transaction, context, user_id);
    if (proves)
      await verifyAddressOf(transaction, { user_id, email, address: context.address }, context.now());
    const demanded = { demandedOfStaff: context.settings.staffSecondFactor };
    const second_factor = factorState(
      { role: profile.role, has_factor, multi_factor: origin?.multi_factor ?? false },
      demanded,
    );
    const membership = await findMembership(transaction, user_id);
    const branches = await branchesOf(transaction, profile);
    const session = await openSession(transaction, context, profile, origin);
    return { profile, membership, branches, second_factor, trusted, ...session };
  });
  if (!opened) return null;
  opened.send();
  if (proves) context.replyHeader('set-cookie', accounts.pendingVerifications.clear());
  context.replyHeader('set-cookie', opened.trusted);
  const { profile, membership, branches, second_factor, expires_at } = opened;
  return { ...profile, ...membership, ...(branches && { branches }), second_factor, expires_at };
}

/** Old sign-ins are purged, so an old account without any may still have had some. */
async function isFirstSignIn(
  transaction: Transaction,
  { user_id, created_at }: Profile,
  now: Date,
): Promise<boolean> {
  return created_at > retainedSince('sign_ins', now) && !(await hasSignedIn(transaction, user_id));
}
