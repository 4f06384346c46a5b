import { networkAround } from '#domain/people/network.ts';
import type { Role } from '#domain/people/role.ts';
import { latestEnd, sessionEnd } from '#domain/people/session-lifetime.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { AuthRequest } from '../operations.ts';
import type { SessionOrigin } from './session-origin.ts';
import { hashOf, newToken, SESSION_COOKIE, tokenHashFromCookie } from './session-token.ts';
import { deleteSession, insertSession, renewSession } from './sessions-table.ts';
import { userAgentOf } from './user-agent.ts';

interface OpenedSession {
  expires_at: Date;
  /** Sets the session cookie. Call it after the transaction has committed. */
  send(): void;
}

/** Opens a session with a new token, and ends the session that the browser had, even if it was someone else’s. */
export async function openSession(
  transaction: Transaction,
  context: AuthRequest,
  { user_id, role }: { user_id: string; role: Role },
  origin?: SessionOrigin,
): Promise<OpenedSession> {
  const former = tokenHashFromCookie(context.accounts.cookies, context.requestHeaders);
  if (former) await deleteSession(transaction, former);
  const { row, opened } = newSession(context, role);
  await insertSession(transaction, { ...row, ...origin, user_id });
  return opened;
}

/**
 * Gives a locked session a new token, so that a stolen one stops working. Updates the row rather than
 * inserting a new one, so that an ended session never comes back.
 */
export async function reopenSession(
  transaction: Transaction,
  context: AuthRequest,
  { session_id, role }: { session_id: string; role: Role },
): Promise<OpenedSession> {
  const { row, opened } = newSession(context, role);
  await renewSession(transaction, session_id, row);
  return opened;
}

function newSession(context: AuthRequest, role: Role) {
  const now = context.now();
  const token = newToken();
  const expires_at = sessionEnd(role, now, now);
  const cookie = context.accounts.cookies.set(SESSION_COOKIE, token, latestEnd(role, now));
  const row = {
    token_hash: hashOf(token),
    expires_at,
    network: networkAround(context.address),
    user_agent: userAgentOf(context.requestHeaders),
    reauthenticated_at: now,
    created_at: now,
    last_seen_at: now,
  };
  return { row, opened: { expires_at, send: () => context.replyHeader('set-cookie', cookie) } };
}
