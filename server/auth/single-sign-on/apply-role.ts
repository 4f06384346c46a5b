import type { Role } from '#domain/people/role.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { giveRole } from '../../people/give-role.ts';
import { findProfile, listOpenAdmins } from '../../people/profiles-table.ts';

/**
 * With the account locked, and all admins where it is one of theirs. Gives a person the role that their groups at the issuer grant, whatever they had here. The only admin whose account
 * is open keeps theirs: nobody could give it back.
 */
export async function applyRole(
  transaction: Transaction,
  context: CallContext,
  { user_id, role }: { user_id: string; role: Role },
): Promise<void> {
  const profile = await findProfile(transaction, user_id);
  if (!profile || profile.role === role) return;
  if (profile.role === 'admin' && (await listOpenAdmins(transaction)).every((admin) => admin === user_id)) {
    context.log.warn('The issuer no longer gives the only admin their role; they keep it');
    return;
  }
  await giveRole(transaction, context, profile, { role, by: null });
}
