import { PERMISSIONS } from '#domain/people/permissions.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { defaultCurrency } from '../legal-entities/default-currency.ts';
import type { Profile } from '../people/profiles-table.ts';
import { findMemberOrInvited, insertMember } from './members-table.ts';
import { insertOrganisation } from './organisations-table.ts';

/**
 * The organisation of a person; one named after their company, or after them, is created if they have none: a haulier for a driver,
 * otherwise a customer. Null for an invited person, who gets none before they accept.
 */
export async function ensureOrganisation(
  transaction: Transaction,
  {
    user_id,
    full_name,
    company_name,
    role,
  }: Pick<Profile, 'user_id' | 'full_name' | 'company_name' | 'role'>,
): Promise<string | null> {
  const member = await findMemberOrInvited(transaction, user_id);
  if (member) return member.joined_at ? member.organisation_id : null;
  const { id } = await insertOrganisation(transaction, {
    name: company_name || full_name,
    roles: [role === 'driver' ? 'haulier' : 'customer'],
    currency: await defaultCurrency(transaction),
  });
  await insertMember(transaction, {
    organisation_id: id,
    user_id,
    permissions: [...PERMISSIONS],
    joined: true,
  });
  return id;
}
