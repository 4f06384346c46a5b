import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { lockOrganisation } from './organisation-locks.ts';
import { findOrganisation } from './organisation-rows.ts';
import type { OrganisationRecord } from './organisations-table.ts';

interface Refusals {
  NOT_FOUND: () => Error;
  NOT_ALLOWED: () => Error;
}

/** The organisation if the person may read it: staff, and its members. */
export async function readableOrganisation(
  connection: Connection,
  person: Person,
  id: string,
  errors: Pick<Refusals, 'NOT_FOUND'>,
): Promise<OrganisationRecord> {
  const found = isOwnOrStaff(person, id) ? await findOrganisation(connection, id) : undefined;
  if (!found) throw errors.NOT_FOUND();
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockReadable(
  transaction: Transaction,
  person: Person,
  id: string,
  errors: Pick<Refusals, 'NOT_FOUND'>,
): Promise<OrganisationRecord> {
  const found = isOwnOrStaff(person, id) ? await lockOrganisation(transaction, id) : undefined;
  if (!found) throw errors.NOT_FOUND();
  return found;
}

/**
 * Locks the organisation if the person may manage it: staff, and its managers. Held until the transaction ends, so that of two managers
 * who remove each other one remains.
 */
export async function lockManaged(
  transaction: Transaction,
  person: Person,
  id: string,
  errors: Refusals,
): Promise<OrganisationRecord> {
  const found = await lockReadable(transaction, person, id, errors);
  if (!isStaff(person.role) && !person.permissions.includes('manage')) throw errors.NOT_ALLOWED();
  return found;
}

function isOwnOrStaff({ role, organisation_id }: Person, id: string): boolean {
  return isStaff(role) || organisation_id === id;
}
