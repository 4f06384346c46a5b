import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '#domain/people/person.ts';
import type { Database } from '../database/connection.ts';
import type { Accounts } from '../people/accounts.ts';
import { findProfile, type Profile } from '../people/profiles-table.ts';

export interface CurrentSession {
  id: string;
  profile: Profile;
  email_verified: boolean;
  expires_at: Date;
  /** When its person last proved who they are. */
  proved_at: Date;
  /** Cookies to set when the session was prolonged. */
  headers: Headers;
}

const SESSION_COOKIE = 'groundswell.session_token';

/** Whose session the cookie is; null for a visitor and for a deactivated account. Prolongs a session older than an hour. */
export async function currentSession(
  { accounts, database }: { accounts: Accounts; database: Database },
  request: IncomingHttpHeaders,
): Promise<CurrentSession | null> {
  const cookie = request.cookie;
  if (!cookie?.includes(SESSION_COOKIE)) return null;
  const { response, headers } = await accounts.api.getSession({
    headers: new Headers({ cookie }),
    returnHeaders: true,
  });
  if (response?.user.deactivatedAt) return null;
  const profile = response && (await findProfile(database.db, response.user.id));
  if (!response || !profile) return null;
  return {
    id: response.session.id,
    profile,
    email_verified: response.user.emailVerified,
    expires_at: new Date(response.session.expiresAt),
    proved_at: new Date(response.session.provedAt ?? 0),
    headers,
  };
}

export function personOf({ profile, email_verified }: CurrentSession): Person {
  const { user_id, full_name, email, role } = profile;
  return { user_id, full_name, email, email_verified, role };
}
