import type { IncomingHttpHeaders } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { Scope } from '#domain/api-keys/key-areas.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { hashOf } from '../auth/sessions/session-token.ts';
import type { Dependencies } from '../dependencies.ts';
import { isInNetworks } from '../network-ranges.ts';
import { findKeyWithPerson, type KeyWithPerson, markUsed } from './api-keys-table.ts';

export interface AuthenticatedKey {
  /** Of an access token, the key that it was issued to. */
  id: string;
  name: string;
  scopes: readonly Scope[];
}

type Needs = Pick<Dependencies, 'apiKeys' | 'database' | 'now'>;

/** The key of a request, and the person that it acts as. Throws for one that does not work, whatever the reason. */
export async function authenticateKey(
  { apiKeys, database, now }: Needs,
  { key, address }: { key: string; address: string },
): Promise<{ key: AuthenticatedKey; person: Person }> {
  const hash = hashOf(key);
  const { changes } = apiKeys;
  const cached = apiKeys.find(hash);
  const found = cached ?? (await findKeyWithPerson(database.db, hash));
  const person = found && personOfKey(found);
  if (!person || found.deactivated || !isFrom(found, address)) throw unknownKey();
  if (found.expires_at !== null && found.expires_at <= now()) throw expiredKey(found);
  if (!cached) {
    await markUsed(database.db, found.id, now());
    apiKeys.set(hash, found, changes);
  }
  return { key: { id: found.parent_id ?? found.id, name: found.name, scopes: found.scopes }, person };
}

function isFrom({ allowed_networks }: KeyWithPerson, address: string): boolean {
  return allowed_networks.length === 0 || isInNetworks(address, allowed_networks);
}

/**
 * A key of an organisation acts for its creator with what they may do there: a member with their permissions, staff with all. A
 * key of staff does what its creator does. A test key acts for an organisation with test shipments only. Undefined once the creator's access has ended.
 */
function personOfKey({
  organisation_id,
  test_organisation_id,
  own_organisation_id,
  permissions,
  profile,
  email_verified,
}: KeyWithPerson): Person | undefined {
  const { user_id, full_name, email, role, branch_ids } = profile;
  const person = { user_id, full_name, email, email_verified };
  const test = test_organisation_id ? { organisation_id: test_organisation_id, test: true } : {};
  if (isStaff(role)) {
    if (organisation_id === null && !test_organisation_id)
      return {
        ...person,
        role,
        organisation_id: own_organisation_id,
        permissions: permissions ?? [],
        branch_ids,
      };
    if (branch_ids.length > 0 && organisation_id !== null) return undefined;
    return {
      ...person,
      role: 'customer',
      organisation_id,
      permissions: PERMISSIONS,
      branch_ids: [],
      ...test,
    };
  }
  if (organisation_id === null || organisation_id !== own_organisation_id) return undefined;
  return { ...person, role, organisation_id, permissions: permissions ?? [], branch_ids: [], ...test };
}

/** The error of a call that needs a person or a key, and has neither. */
export function unauthenticated({ authorization, 'sec-fetch-site': site }: IncomingHttpHeaders) {
  // Proxies with a password of their own pass it on.
  if (!authorization || /^Basic /i.test(authorization))
    return new ORPCError('UNAUTHORIZED', {
      // A form of the page shows this beside what was typed, which leaving the page would lose.
      message:
        site === 'same-origin'
          ? 'You’re signed out. Sign in in another tab, then try again here.'
          : 'Sign in first, or send an API key.',
    });
  return /^Bearer /i.test(authorization)
    ? unknownKey()
    : new ORPCError('UNAUTHORIZED', { message: 'Send the API key as Authorization: Bearer gs_live_…' });
}

/** The same for unknown, revoked and wrong-network keys, so that it does not reveal which keys exist. */
function unknownKey() {
  return new ORPCError('UNAUTHORIZED', {
    message: 'This API key does not work: it is unknown or revoked, or it is not allowed from this network.',
  });
}

function expiredKey({ parent_id }: KeyWithPerson) {
  return new ORPCError('UNAUTHORIZED', {
    message:
      parent_id === null
        ? 'This API key has expired. Create another one.'
        : 'This access token has expired. Request another one.',
  });
}
