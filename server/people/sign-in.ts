import { APIError } from 'better-auth/api';
import { networkAround } from '#domain/people/network.ts';
import type { CallContext } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { sendCookies } from '../sessions/cookies.ts';
import { deleteSessionsOf, findSession, findUserById } from './account-tables.ts';
import { NETWORK_HEADER } from './accounts.ts';
import { findProfile } from './profiles-table.ts';
import { insertFailedSignIn, insertSignIn } from './sign-ins-table.ts';

const LONGEST_USER_AGENT = 500;

export const signIn = operations.people.signIn.handler(async ({ input, context, errors }) => {
  const { database, log } = context;
  const from = { network: networkAround(context.address), user_agent: userAgentOf(context) };
  const signedIn = await accept(context, input);
  if (!signedIn) {
    // Not waited for: an address with an account must not be told by the longer answer.
    insertFailedSignIn(database.db, { ...from, email: input.email }).catch((error: unknown) =>
      log.error(error),
    );
    throw errors.INVALID_CREDENTIALS();
  }
  const { user_id } = signedIn;
  const isShut = await database.transaction(async (transaction) => {
    const user = await findUserById(transaction, user_id);
    const succeeded = user?.deactivatedAt === null;
    if (!succeeded) await deleteSessionsOf(transaction, user_id);
    await insertSignIn(transaction, { ...from, user_id, succeeded });
    return !succeeded;
  });
  if (isShut) throw errors.DEACTIVATED();
  const profile = await findProfile(database.db, user_id);
  if (!profile) throw errors.INVALID_CREDENTIALS();
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
function deviceHeaders(context: CallContext): Headers {
  return new Headers({
    [NETWORK_HEADER]: networkAround(context.address),
    'user-agent': userAgentOf(context),
  });
}

function userAgentOf({ requestHeaders }: CallContext): string {
  return requestHeaders['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? '';
}
