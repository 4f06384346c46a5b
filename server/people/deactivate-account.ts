import { accountRefusal } from '#domain/people/staff-rules.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { deleteSessionsOf } from '../auth/sessions/sessions-table.ts';
import { deleteTrustedBrowsersOf } from '../auth/trusted-browsers/trusted-browsers-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockForStaff } from './lock-for-staff.ts';
import type { PeopleContext } from './operations.ts';
import { publishPeopleChanged } from './publish-people-changed.ts';
import { setDeactivated } from './users-table.ts';

type Refusal = 'NOT_FOUND' | 'OWN_ACCOUNT' | 'ADMIN_ONLY';

/**
 * Deactivates or reactivates an account, if the caller may. Deactivation ends its sessions and sockets on
 * commit.
 */
export async function setAccountDeactivated(
  transaction: Transaction,
  context: PeopleContext,
  { user_id, deactivate }: { user_id: string; deactivate: boolean },
): Promise<{ full_name: string } | { refused: Refusal }> {
  const locked = await lockForStaff(transaction, context, user_id);
  if (!locked) return { refused: 'NOT_FOUND' };
  const { by, person } = locked;
  const refused = accountRefusal(by, person);
  if (refused) return { refused };
  const { full_name, email, deactivated_at } = person;
  if ((deactivated_at !== null) === deactivate) return { full_name };

  await setDeactivated(transaction, user_id, deactivate ? context.now() : null);
  const ended = deactivate ? await deleteSessionsOf(transaction, user_id) : 0;
  if (deactivate) await deleteTrustedBrowsersOf(transaction, user_id);
  await writeAudit(transaction, {
    actor_id: by.user_id,
    action: deactivate ? 'people.deactivate' : 'people.reactivate',
    subject_type: 'person',
    subject_id: user_id,
    detail: { email, ...(deactivate && { ended }) },
  });
  await disconnectSessions(transaction, context.broadcast, user_id, 'access');
  await publishPeopleChanged(transaction, context.broadcast, user_id);
  return { full_name };
}
