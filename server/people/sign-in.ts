import { APIError } from 'better-auth/api';
import { networkAround } from '#domain/people/network.ts';
import type { CallContext } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { sendCookies } from '../sessions/cookies.ts';
import { findSession } from './account-tables.ts';
import { NETWORK_HEADER } from './accounts.ts';
import { findProfile } from './profiles-table.ts';

const LONGEST_USER_AGENT = 500;

export const signIn = operations.people.signIn.handler(async ({ input, context, errors }) => {
  const signedIn = await accept(context, input);
  const profile = signedIn && (await findProfile(context.database.db, signedIn.user_id));
  if (!signedIn || !profile) throw errors.INVALID_CREDENTIALS();
  sendCookies(context, signedIn.headers);
  return { ...profile, expires_at: signedIn.expires_at };
});

/** Null for a wrong address or password. */
async function accept(context: CallContext, body: { email: string; password: string }) {
  const { accounts, database } = context;
  const answer = await accounts.api
    .signInEmail({ body, headers: deviceHeaders(context), returnHeaders: true })
    .catch((error: unknown) => {
      if (error instanceof APIError && error.statusCode === 401) return null;
      throw error;
    });
  if (!answer) return null;
  const { headers, response } = answer;
  const session = await findSession(database.db, response.token);
  return session && { headers, user_id: response.user.id, expires_at: session.expiresAt };
}

/** By which the person recognises the session later. */
function deviceHeaders({ address, requestHeaders }: CallContext): Headers {
  return new Headers({
    [NETWORK_HEADER]: networkAround(address),
    'user-agent': requestHeaders['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? '',
  });
}
