import { type Access, admits } from '#domain/people/access.ts';
import type { Role } from '#domain/people/role.ts';
import type { Database } from '#server/database/pool/connection.ts';
import type { Customer } from '../ownership-world.ts';

/** The columns of the table. */
export const CALLERS = [
  'visitor',
  'owner',
  'another customer',
  'driver',
  'dispatcher',
  'other branch',
  'admin',
  'device',
  'deactivated',
  'expired',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The role of each caller in the contract. */
export const ROLES = {
  visitor: null,
  owner: 'customer',
  'another customer': 'customer',
  driver: 'driver',
  dispatcher: 'dispatcher',
  'other branch': 'dispatcher',
  admin: 'admin',
  device: null,
  deactivated: null,
  expired: null,
} as const satisfies Record<Caller, Role | null>;

/** Whether the contract gives the caller access. */
export function isAdmitted(access: Access, caller: Caller): boolean {
  if (access === 'device') return caller === 'device';
  const role = ROLES[caller];
  return admits(access, role && { role });
}

export type People = Record<'owner' | 'another' | 'driver' | 'dispatcher' | 'other' | 'admin', Customer>;

export function hasEndedSession(caller: Caller): caller is 'deactivated' | 'expired' {
  return caller === 'deactivated' || caller === 'expired';
}

/** The person behind a caller. An ended session is one that would have had access: the owner's, or an admin's. */
export function personBehind(people: People, caller: Caller, access: Access): Customer | undefined {
  if (caller === 'visitor' || caller === 'device') return undefined;
  if (hasEndedSession(caller)) return access === 'signed-in' ? people.owner : people.admin;
  if (caller === 'another customer') return people.another;
  return people[caller === 'other branch' ? 'other' : caller];
}

/** The session's row stays, so that it is refused because of its state and not because it is missing. */
export async function endSessionAs(
  caller: Caller,
  person: Customer | undefined,
  { sql }: Database,
): Promise<void> {
  if (!person) return;
  if (caller === 'deactivated')
    await sql`update users set deactivated_at = now() where id = ${person.user_id}`;
  if (caller === 'expired')
    await sql`update sessions set expires_at = now() - interval '1 minute' where user_id = ${person.user_id}`;
}
