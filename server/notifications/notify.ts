import type { Notification } from '#domain/notifications/notification.ts';
import type { Transaction } from '../database/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { notificationsOf } from '../live/channel.ts';
import { insertNotification } from './notifications-table.ts';

/** Writes a notification and tells the person's open pages, both only if the transaction commits. */
export async function notify(
  transaction: Transaction,
  broadcast: Broadcast,
  notification: Pick<Notification, 'user_id' | 'title' | 'message' | 'type'> & Partial<Notification>,
): Promise<void> {
  const data = await insertNotification(transaction, notification);
  await broadcast.publish(transaction, [{ channel: notificationsOf(data.user_id), event: 'notified', data }]);
}
