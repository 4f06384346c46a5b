import { isStaff, type Role } from '#domain/people/role.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { newId } from '../../database/statements/columns.ts';
import { ensureOrganisation } from '../../organisations/ensure-organisation.ts';
import { insertProfile } from '../../people/profiles-table.ts';
import { assignRole } from '../../people/user-roles-table.ts';
import { insertUser } from '../../people/users-table.ts';
import { insertPasswordHash } from '../credentials/credentials-table.ts';

/**
 * Creates user, credentials, profile, role and, except for staff, an organisation in one transaction. Null when the address already has an
 * account.
 */
export async function openAccount(
  transaction: Transaction,
  account: {
    full_name: string;
    email: string;
    /** Null for an invited person, who sets a password with the e-mailed link. */
    password_hash: string | null;
    email_verified: boolean;
    role: Role;
    company_name?: string | null;
    assigned_by: string | null;
    /** Invited members join the organisation of their invitation instead of getting their own. */
    joins?: boolean;
  },
): Promise<string | null> {
  const { role, full_name, email, email_verified, password_hash, assigned_by } = account;
  const { company_name = null, joins = false } = account;
  const user_id = newId();
  const made = await insertUser(transaction, { id: user_id, email, email_verified });
  if (!made) return null;
  if (password_hash !== null) await insertPasswordHash(transaction, user_id, password_hash);
  await insertProfile(transaction, { user_id, full_name, company_name, role });
  await assignRole(transaction, { user_id, role, assigned_by });
  if (!isStaff(role) && !joins)
    await ensureOrganisation(transaction, { user_id, full_name, company_name, role });
  return user_id;
}
