import type { NotificationText } from '#domain/notifications/notification.ts';
import { isStaff, ROLES } from '#domain/people/role.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listStaffOf } from '../people/profiles-table.ts';
import type { Notifier } from './notifier.ts';
import { notify } from './notify.ts';
import { notifyRole } from './notify-role.ts';

/** Sends the same notification to every dispatcher and admin, if the transaction commits. */
export async function notifyStaff(
  transaction: Transaction,
  notifier: Notifier,
  notification: NotificationText,
): Promise<void> {
  for (const role of ROLES.filter(isStaff)) await notifyRole(transaction, notifier, role, notification);
}

/** The same to those who may see the shipment that it is about. */
export async function notifyStaffOf(
  transaction: Transaction,
  notifier: Notifier,
  { branch_id }: { branch_id: string | null },
  notification: NotificationText,
): Promise<void> {
  for (const user_id of await listStaffOf(transaction, branch_id))
    await notify(transaction, notifier, { ...notification, user_id });
}
