import type { Role } from '#domain/people/role.ts';
import { newId } from '../database/columns.ts';
import type { Transaction } from '../database/connection.ts';
import { insertAccount } from './account-tables.ts';
import { insertProfile } from './profiles-table.ts';
import { assignRole } from './user-roles-table.ts';

/** A user with sign-in, profile and role, all or nothing. Null when the address has an account already. */
export async function openAccount(
  transaction: Transaction,
  account: {
    full_name: string;
    email: string;
    password_hash: string | null;
    email_verified: boolean;
    role: Role;
    company_name?: string | null;
    assigned_by: string | null;
  },
): Promise<string | null> {
  const { role, full_name, email, company_name, assigned_by } = account;
  const user_id = newId();
  const made = await insertAccount(transaction, { ...account, id: user_id });
  if (!made) return null;
  await insertProfile(transaction, { user_id, full_name, email, company_name, role });
  await assignRole(transaction, { user_id, role, assigned_by });
  return user_id;
}
