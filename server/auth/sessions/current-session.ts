import type { IncomingHttpHeaders } from 'node:http';
import { actingRole, type FactorState, factorState } from '#domain/people/factor-state.ts';
import type { Person } from '#domain/people/person.ts';
import { sessionEnd } from '#domain/people/session-life.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Profile } from '../../people/profiles-table.ts';
import { findOpenSession } from './open-sessions.ts';
import { tokenHashFromCookie } from './session-token.ts';
import { prolongSession } from './sessions-table.ts';

export interface CurrentSession {
  id: string;
  profile: Profile;
  email_verified: boolean;
  expires_at: Date;
  /** When its person last proved who they are. */
  reauthenticated_at: Date;
  second_factor: FactorState;
}

/** So long a session is used before that is written down again. */
const NOTED_AFTER_MS = 10 * 60_000;

/** Whose session the cookie is; null for a visitor, a session at its end, and a deactivated account. Being used prolongs it. */
export async function currentSession(
  { accounts, database, now, settings }: Pick<Dependencies, 'accounts' | 'database' | 'now' | 'settings'>,
  headers: IncomingHttpHeaders,
): Promise<CurrentSession | null> {
  const token_hash = tokenHashFromCookie(accounts.cookies, headers);
  const session = token_hash && (await findOpenSession(database.db, token_hash));
  if (!session) return null;
  const { id, profile, email_verified, reauthenticated_at, opened_at, seen_at, has_factor, multi_factor } =
    session;
  const time = now();
  const end = sessionEnd(profile.role, opened_at, seen_at);
  if (time >= session.expires_at || time >= end || session.deactivated_at) return null;
  const demanded = { demandedOfStaff: settings.staffSecondFactor };
  const second_factor = factorState({ role: profile.role, has_factor, multi_factor }, demanded);
  const asked = { id, profile, email_verified, reauthenticated_at, second_factor };
  if (time.getTime() - seen_at.getTime() < NOTED_AFTER_MS) return { ...asked, expires_at: end };
  const expires_at = sessionEnd(profile.role, opened_at, time);
  await prolongSession(database.db, id, { now: time, expires_at });
  return { ...asked, expires_at };
}

/** Staff who lack the factor that is demanded act as everybody else does: no operation has to think of it. */
export function personOf({ profile, email_verified, second_factor }: CurrentSession): Person {
  const { user_id, full_name, email, role } = profile;
  return { user_id, full_name, email, email_verified, role: actingRole(role, second_factor) };
}
