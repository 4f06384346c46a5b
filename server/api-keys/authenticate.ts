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
  if (!person || isOver(found, now()) || !isFrom(found, address)) throw refusal();
  if (!cached) {
    await markUsed(database.db, found.id, now());
    apiKeys.set(hash, found, changes);
  }
  return { key: { id: found.parent_id ?? found.id, name: found.name, scopes: found.scopes }, person };
}

function isOver({ expires_at, deactivated }: KeyWithPerson, now: Date): boolean {
  return deactivated || (expires_at !== null && expires_at <= now);
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

function refusal() {
  return new ORPCError('UNAUTHORIZED', {
    message:
      'This API key does not work: it is unknown, revoked or expired, or it is not allowed from this network.',
  });
}
