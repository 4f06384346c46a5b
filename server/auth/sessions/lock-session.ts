import { ORPCError } from '@orpc/server';
import { signedIn } from '../../api/call-context.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { lockUsers } from '../../people/users-table.ts';
import type { AuthContext } from '../operations.ts';
import { tokenHashFromCookie } from './session-token.ts';
import { lockSessionOf } from './sessions-table.ts';

/**
 * Locks the user, then the session of this call, so that nothing ends it before this transaction commits.
 * Throws UNAUTHORIZED if it ended after the call was admitted. Every change to how a person signs in starts
 * with it, because hashing a password takes long enough for its owner to end all other sessions meanwhile.
 */
export async function lockSession(
  transaction: Transaction,
  context: Pick<AuthContext, 'accounts' | 'person' | 'requestHeaders'>,
): Promise<{ id: string }> {
  const { user_id } = signedIn(context);
  await lockUsers(transaction, [user_id]);
  const token_hash = tokenHashFromCookie(context.accounts.cookies, context.requestHeaders);
  const session = token_hash && (await lockSessionOf(transaction, user_id, token_hash));
  if (!session) throw new ORPCError('UNAUTHORIZED', { message: 'Your session has ended. Sign in again.' });
  return session;
}
