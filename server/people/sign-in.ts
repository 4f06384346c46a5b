import { APIError } from 'better-auth/api';
import type { CallContext } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { sendCookies } from '../sessions/cookies.ts';
import { findSession } from './account-tables.ts';
import { findProfile } from './profiles-table.ts';

export const signIn = operations.people.signIn.handler(async ({ input, context, errors }) => {
  const signedIn = await accept(context, input);
  const profile = signedIn && (await findProfile(context.database.db, signedIn.user_id));
  if (!signedIn || !profile) throw errors.INVALID_CREDENTIALS();
  sendCookies(context, signedIn.headers);
  return { ...profile, expires_at: signedIn.expires_at };
});

/** Null for a wrong address or password. */
async function accept({ accounts, database }: CallContext, body: { email: string; password: string }) {
  const answer = await accounts.api.signInEmail({ body, returnHeaders: true }).catch((error: unknown) => {
    if (error instanceof APIError && error.statusCode === 401) return null;
    throw error;
  });
  if (!answer) return null;
  const { headers, response } = answer;
  const session = await findSession(database.db, response.token);
  return session && { headers, user_id: response.user.id, expires_at: session.expiresAt };
}
