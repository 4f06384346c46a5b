import { networkAround } from '#domain/people/network.ts';
import type { Role } from '#domain/people/role.ts';
import { latestEnd, sessionEnd } from '#domain/people/session-life.ts';
import type { CallContext } from '../api/call-context.ts';
import type { Transaction } from '../database/connection.ts';
import { deleteSession, insertSession } from '../people/sessions-table.ts';
import { askingTokenHash, hashOf, newToken, SESSION_COOKIE } from './session-token.ts';
import { userAgentOf } from './user-agent.ts';

/**
 * A session with a token that was never used before, in place of the one that the browser came with, whoever’s that was.
 * `send` sets its cookie, to be called once the transaction is written.
 */
export async function openSession(
  transaction: Transaction,
  context: CallContext,
  { user_id, role }: { user_id: string; role: Role },
): Promise<{ expires_at: Date; send(): void }> {
  const { cookies } = context.accounts;
  const now = context.now();
  const former = askingTokenHash(cookies, context.requestHeaders);
  if (former) await deleteSession(transaction, former);
  const token = newToken();
  const expires_at = sessionEnd(role, now, now);
  await insertSession(transaction, {
    tokenHash: hashOf(token),
    userId: user_id,
    expiresAt: expires_at,
    ipAddress: networkAround(context.address),
    userAgent: userAgentOf(context.requestHeaders),
    provedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const cookie = cookies.set(SESSION_COOKIE, token, latestEnd(role, now));
  return { expires_at, send: () => context.replyHeader('set-cookie', cookie) };
}
