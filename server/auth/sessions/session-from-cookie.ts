import { ORPCError } from '@orpc/server';
import type { AuthContext } from '../operations.ts';
import { type CurrentSession, currentSession } from './current-session.ts';

/** The session of a signed-in call. Throws UNAUTHORIZED if it ended after the call was admitted. */
export async function sessionFromCookie(context: AuthContext): Promise<CurrentSession> {
  const session = await currentSession(context, context.requestHeaders);
  if (!session) throw new ORPCError('UNAUTHORIZED', { message: 'Sign in first.' });
  return session;
}
