import type { IncomingHttpHeaders } from 'node:http';
import { actingRole, type FactorState, factorState } from '#domain/people/factor-state.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Person, Viewing } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { sessionEnd } from '#domain/people/session-lifetime.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Profile } from '../../people/profiles-table.ts';
import { findOpenSession } from './open-sessions.ts';
import { tokenHashFromCookie } from './session-token.ts';
import { prolongSession } from './sessions-table.ts';

export interface CurrentSession {
  id: string;
  profile: Profile;
  email_verified: boolean;
  organisation: { id: string; name: string } | null;
  permissions: readonly Permission[];
  expires_at: Date;
  /** When the person last authenticated in this session. */
  reauthenticated_at: Date;
  second_factor: FactorState;
  /** What staff view; null while they act as themselves. */
  viewing: (Viewing & { permissions: readonly Permission[] }) | null;
}

/** Minimum time between two updates of a session’s last use. */
const TOUCH_INTERVAL_MS = 10 * 60_000;

/**
 * The session of the cookie; null for a visitor, an expired session or a deactivated account. Using a session
 * extends it.
 */
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
  const { organisation, viewed, viewed_permissions, viewed_until } = session;
  const isViewing =
    viewed &&
    viewed_until &&
    viewed_until > time &&
    profile.branch_ids.length === 0 &&
    isStaff(actingRole(profile.role, second_factor));
  const permissions = session.permissions ?? [];
  const current = {
    id,
    profile,
    organisation,
    permissions,
    email_verified,
    reauthenticated_at,
    second_factor,
    viewing: isViewing
      ? { organisation: viewed, permissions: viewed_permissions ?? [], until: viewed_until }
      : null,
  };
  if (time.getTime() - seen_at.getTime() < TOUCH_INTERVAL_MS) return { ...current, expires_at: end };
  const expires_at = sessionEnd(profile.role, opened_at, time);
  await prolongSession(database.db, id, { now: time, expires_at });
  return { ...current, expires_at };
}

/**
 * Staff without a required second factor act as customers, so no operation has to check for it. Staff who view an
 * organisation's area are a member of it without an account.
 */
export function personOf({
  id,
  profile,
  organisation,
  permissions,
  email_verified,
  second_factor,
  viewing,
}: CurrentSession): Person {
  const { user_id, full_name, email, role } = profile;
  if (viewing)
    return {
      user_id: id,
      full_name,
      email: '',
      email_verified: true,
      role: 'customer',
      organisation_id: viewing.organisation.id,
      permissions: viewing.permissions,
      branch_ids: [],
      viewer_id: user_id,
    };
  return {
    user_id,
    full_name,
    email,
    email_verified,
    role: actingRole(role, second_factor),
    organisation_id: organisation?.id ?? null,
    permissions,
    branch_ids: profile.branch_ids,
  };
}
