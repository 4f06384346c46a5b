import { ORPCError } from '@orpc/server';
import { REAUTHENTICATE } from '#contract/operation/operation.ts';
import { isRecentlyAuthenticated } from '#domain/people/reauthentication.ts';
import type { CallContext } from './call-context.ts';

/**
 * Throws REAUTHENTICATE when the person has not authenticated recently, because someone else may be using
 * their open session. A visitor has no session to take over, and operations open to visitors require their
 * own proof.
 */
export function requireRecentAuth({
  reauthenticated_at,
  now,
}: Pick<CallContext, 'reauthenticated_at' | 'now'>): void {
  if (reauthenticated_at && !isRecentlyAuthenticated(reauthenticated_at, now()))
    throw new ORPCError('REAUTHENTICATE', REAUTHENTICATE);
}
