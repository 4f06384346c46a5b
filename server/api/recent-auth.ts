import { ORPCError } from '@orpc/server';
import { REAUTHENTICATE } from '#contract/operation.ts';
import { isRecentlyAuthenticated } from '#domain/people/reauthentication.ts';
import type { CallContext } from './call-context.ts';

/**
 * Throws REAUTHENTICATE when the person has not proved for a while who they are: another may sit at their screen. A
 * visitor has no session to take over; what they may call at all asks for a proof of its own.
 */
export function promptForReauthentication({
  reauthenticated_at,
  now,
}: Pick<CallContext, 'reauthenticated_at' | 'now'>): void {
  if (reauthenticated_at && !isRecentlyAuthenticated(reauthenticated_at, now()))
    throw new ORPCError('REAUTHENTICATE', REAUTHENTICATE);
}
