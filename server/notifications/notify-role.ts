import type { Notification } from '#domain/notifications/notification.ts';
import type { Role } from '#domain/people/role.ts';
import type { Transaction } from '../database/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { listPersonIds } from '../people/profiles-table.ts';
import { notify } from './notify.ts';

/** The same notification for everybody of a role, only if the transaction commits. */
export async function notifyRole(
  transaction: Transaction,
  broadcast: Broadcast,
  role: Role,
  notification: Pick<Notification, 'title' | 'message' | 'type'> & Partial<Notification>,
): Promise<void> {
  for (const user_id of await listPersonIds(transaction, role))
    await notify(transaction, broadcast, { ...notification, user_id });
}
