import { deliveryOf } from '#domain/notifications/mail-delivery.ts';
import type { NotificationWords } from '#domain/notifications/notification.ts';
import type { Transaction } from '../database/connection.ts';
import { notificationsOf } from '../live/channel.ts';
import type { Mail } from '../mail/mail.ts';
import { postMail } from '../mail/outbox.ts';
import { notificationMail, unsubscribeLink } from './notification-mails.ts';
import { findMailbox } from './notification-preferences-table.ts';
import { insertNotification } from './notifications-table.ts';
import type { Notifier } from './notifier.ts';

/**
 * Writes a notification, tells the person's open pages, and mails it as the person chose for its kind: all only
 * if the transaction commits. A `mail` that says more replaces the one made of the notification's own words.
 */
export async function notify(
  transaction: Transaction,
  notifier: Notifier,
  notification: NotificationWords & { user_id: string },
  mail?: Omit<Mail, 'recipient' | 'unsubscribe'>,
): Promise<void> {
  const { broadcast, jobs } = notifier;
  const { user_id, kind } = notification;
  const mailbox = await findMailbox(transaction, user_id, kind);
  const delivery = mailbox ? deliveryOf(kind, mailbox) : 'off';
  const data = await insertNotification(transaction, { ...notification, digest_due: delivery === 'daily' });
  await broadcast.publish(transaction, [{ channel: notificationsOf(user_id), event: 'notified', data }]);
  if (mailbox && delivery === 'instant')
    await postMail(transaction, jobs, {
      ...(mail ?? notificationMail(data, notifier)),
      recipient: mailbox.email,
      unsubscribe: unsubscribeLink(notifier, { user_id, scope: kind }),
    });
}
