import { networkAround } from '#domain/people/network.ts';
import type { Role } from '#domain/people/role.ts';
import { latestEnd, sessionEnd } from '#domain/people/session-life.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { SessionOrigin } from './session-origin.ts';
import { hashOf, newToken, SESSION_COOKIE, tokenHashFromCookie } from './session-token.ts';
import { deleteSession, insertSession, renewSession } from './sessions-table.ts';
import { userAgentOf } from './user-agent.ts';

interface OpenedSession {
  expires_at: Date;
  /** Sets its cookie, to be called once the transaction has committed. */
  send(): void;
}

/** A session with a token that was never used before, in place of the one that the browser came with, whoever’s that was. */
export async function openSession(
  transaction: Transaction,
  context: CallContext,
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
 * A locked session under a token that was never used before: a stolen one is no longer good. Updates the row rather
 * than inserting another, so that a session that has ended never comes back.
 */
export async function reopenSession(
  transaction: Transaction,
  context: CallContext,
  { session_id, role }: { session_id: string; role: Role },
): Promise<OpenedSession> {
  const { row, opened } = newSession(context, role);
  await renewSession(transaction, session_id, row);
  return opened;
}

function newSession(context: CallContext, role: Role) {
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
