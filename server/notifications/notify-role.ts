import type { NotificationText } from '#domain/notifications/notification.ts';
import type { Role } from '#domain/people/role.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listPersonIds } from '../people/profiles-table.ts';
import type { Notifier } from './notifier.ts';
import { notify } from './notify.ts';

/** Sends the same notification to everyone with a role, if the transaction commits. */
export async function notifyRole(
  transaction: Transaction,
  notifier: Notifier,
  role: Role,
  notification: NotificationText,
): Promise<void> {
  for (const user_id of await listPersonIds(transaction, role))
    await notify(transaction, notifier, { ...notification, user_id });
}
