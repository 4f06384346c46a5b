import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { ensureOrganisation } from '../organisations/ensure-organisation.ts';
import { findMemberOf } from '../organisations/members-table.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { findProfile } from '../people/profiles-table.ts';
import type { Client } from './book-shipment.ts';

/**
 * Whom a booking is for: the caller’s own organisation or, for staff, a given person’s or organisation’s. Null when there is no such
 * client, or when it is not for the caller to book for.
 */
export async function clientOf(
  transaction: Transaction,
  person: Person,
  { user_id, organisation_id }: { user_id?: string | undefined; organisation_id?: string | undefined },
): Promise<Client | null> {
  if (!isStaff(person.role)) {
    const isOwn =
      (user_id ?? person.user_id) === person.user_id &&
      (organisation_id ?? person.organisation_id) === person.organisation_id;
    return isOwn && person.organisation_id
      ? { organisation_id: person.organisation_id, contact_id: person.user_id }
      : null;
  }
  if (organisation_id) {
    const member = user_id ? await findMemberOf(transaction, user_id) : undefined;
    if (user_id && member?.organisation_id !== organisation_id) return null;
    return (await findOrganisation(transaction, organisation_id))
      ? { organisation_id, contact_id: user_id ?? null }
      : null;
  }
  const contact_id = user_id ?? person.user_id;
  const profile = await findProfile(transaction, contact_id);
  const own = profile && (await ensureOrganisation(transaction, profile));
  return own ? { organisation_id: own, contact_id } : null;
}
