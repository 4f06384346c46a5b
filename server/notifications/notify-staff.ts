import type { Notification } from '#domain/notifications/notification.ts';
import { isStaff, ROLES } from '#domain/people/role.ts';
import type { Transaction } from '../database/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { notifyRole } from './notify-role.ts';

/** The same notification for every dispatcher and admin, only if the transaction commits. */
export async function notifyStaff(
  transaction: Transaction,
  broadcast: Broadcast,
  notification: Pick<Notification, 'title' | 'message' | 'type'> & Partial<Notification>,
): Promise<void> {
  for (const role of ROLES.filter(isStaff)) await notifyRole(transaction, broadcast, role, notification);
}
