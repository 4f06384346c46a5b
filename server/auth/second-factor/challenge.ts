import { createHash, randomBytes } from 'node:crypto';
import { CHALLENGE_MINUTES, TRIES_PER_CHALLENGE } from '#domain/second-factor/attempts.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { AuthenticatedAccount } from '../credentials/check-password.ts';
import type { SessionOrigin } from '../sessions/session-origin.ts';
import { SESSION_COOKIE, tokenHashFromCookie } from '../sessions/session-token.ts';
import { deleteSession } from '../sessions/sessions-table.ts';
import { insertChallenge } from './sign-in-challenges-table.ts';

const MINUTE_MS = 60_000;
const TOKEN_BYTES = 32;

/**
 * What somebody is handed who has given the right password: with it, for five minutes, codes can be tried. It holds a
 * print of the password, so that it is good no longer than that is.
 */
export function challengeFor(
  context: Pick<CallContext, 'database' | 'now'>,
  { user_id, password_hash }: Pick<AuthenticatedAccount, 'user_id' | 'password_hash'>,
): Promise<string> {
  const random = randomBytes(TOKEN_BYTES).toString('base64url');
  return issueChallenge(context, `${random}.${hash(`${random}\n${password_hash}`)}`, { user_id });
}

/** The same for somebody who comes from the issuer. The session they had here ends: the sign-in screen is for visitors. */
export async function signOnChallengeFor(
  context: CallContext,
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
  { database, now }: Pick<CallContext, 'database' | 'now'>,
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
      { ...of, token_hash: hash(challenge), tries_left: TRIES_PER_CHALLENGE, expires_at },
      time,
    );
  });
  return challenge;
}

/** How the database knows it: whoever reads the table can go on with no sign-in. */
export function hash(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

/** Whether the account still has the password that was right when the challenge was handed out. */
export function isForPassword(challenge: string, password_hash: string): boolean {
  const [random, print] = challenge.split('.');
  return print === hash(`${random}\n${password_hash}`);
}
