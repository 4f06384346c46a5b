import type { NotificationText } from '#domain/notifications/notification.ts';
import { isStaff, ROLES } from '#domain/people/role.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Notifier } from './notifier.ts';
import { notifyRole } from './notify-role.ts';

/** Sends the same notification to every dispatcher and admin, if the transaction commits. */
export async function notifyStaff(
  transaction: Transaction,
  notifier: Notifier,
  notification: NotificationText,
): Promise<void> {
  for (const role of ROLES.filter(isStaff)) await notifyRole(transaction, notifier, role, notification);
}
