import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { ATTEMPTS_PER_CHALLENGE, CHALLENGE_MINUTES } from '#domain/second-factor/attempts.ts';
import type { RequestContext } from '../../api/call-context.ts';
import type { AuthenticatedAccount } from '../credentials/check-password.ts';
import type { AuthRequest } from '../operations.ts';
import type { SessionOrigin } from '../sessions/session-origin.ts';
import { SESSION_COOKIE, tokenHashFromCookie } from '../sessions/session-token.ts';
import { deleteSession } from '../sessions/sessions-table.ts';
import { insertChallenge } from './sign-in-challenges-table.ts';

const TOKEN_BYTES = 32;

/**
 * Issues a challenge after the correct password. For five minutes, codes can be tried with it. It contains a
 * hash of the password hash, so that changing the password invalidates it.
 */
export function challengeFor(
  context: Pick<RequestContext, 'database' | 'now'>,
  { user_id, password_hash }: Pick<AuthenticatedAccount, 'user_id' | 'password_hash'>,
): Promise<string> {
  const random = randomBytes(TOKEN_BYTES).toString('base64url');
  return issueChallenge(context, `${random}.${hash(`${random}\n${password_hash}`)}`, { user_id });
}

/**
 * Issues a challenge after single sign-on. Ends the session that the browser had here, because the sign-in
 * screen is for visitors.
 */
export async function signOnChallengeFor(
  context: AuthRequest,
  user_id: string,
  origin: SessionOrigin,
): Promise<string> {
  const { cookies } = context.accounts;
  const former = tokenHashFromCookie(cookies, context.requestHeaders);
  const challenge = randomBytes(TOKEN_BYTES).toString('base64url');
  await issueChallenge(context, challenge, { user_id, ...origin }, former);
  if (former) context.replyHeader('set-cookie', cookies.clear(SESSION_COOKIE));
  return challenge;
}

async function issueChallenge(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  challenge: string,
  of: { user_id: string } & Partial<SessionOrigin>,
  former?: string,
): Promise<string> {
  const time = now();
  const expires_at = new Date(time.getTime() + CHALLENGE_MINUTES * MINUTE_MS);
  await database.transaction(async (transaction) => {
    if (former) await deleteSession(transaction, former);
    await insertChallenge(
      transaction,
      { ...of, token_hash: hash(challenge), tries_left: ATTEMPTS_PER_CHALLENGE, expires_at },
      time,
    );
  });
  return challenge;
}

/** The hash stored in the database, so that reading the table does not let anyone continue a sign-in. */
export function hash(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

/** Whether the account still has the password that the challenge was issued for. */
export function isForPassword(challenge: string, password_hash: string): boolean {
  const [random, print] = challenge.split('.');
  return print === hash(`${random}\n${password_hash}`);
}
