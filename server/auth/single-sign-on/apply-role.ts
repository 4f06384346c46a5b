import type { Role } from '#domain/people/role.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { findProfile, listOpenAdmins } from '../../people/profiles-table.ts';
import { writeRole } from '../../people/write-role.ts';
import type { AuthRequest } from '../operations.ts';

/**
 * Gives a person the role that their groups at the issuer grant, overriding any role assigned here. The
 * caller locks the account, and all admins if it is one of them. The only active admin keeps the role,
 * because nobody could restore it.
 */
export async function applyRole(
  transaction: Transaction,
  context: AuthRequest,
  { user_id, role }: { user_id: string; role: Role },
): Promise<void> {
  const profile = await findProfile(transaction, user_id);
  if (!profile || profile.role === role) return;
  if (profile.role === 'admin' && (await listOpenAdmins(transaction)).every((admin) => admin === user_id)) {
    context.log.warn('The issuer’s groups would remove the only admin’s role; keeping it');
    return;
  }
  await writeRole(transaction, context, profile, { role, by: null });
}
