import { deliveryOf } from '#domain/notifications/mail-delivery.ts';
import type { Notification, NotificationText } from '#domain/notifications/notification.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { notificationsOf } from '../live/channel.ts';
import type { Mail } from '../mail/mail.ts';
import { postMails } from '../mail/outbox.ts';
import { notificationMail, unsubscribeLink } from './notification-mails.ts';
import { findMailboxes, type Mailbox } from './notification-preferences-table.ts';
import { insertNotifications } from './notifications-table.ts';
import type { Notifier } from './notifier.ts';

type MailContent = Omit<Mail, 'recipient' | 'unsubscribe'>;
type ToPerson = NotificationText & { user_id: string };

interface Delivery {
  kind: NotificationKind;
  notifications: readonly Omit<ToPerson, 'kind'>[];
  /** By person. */
  mailboxes: ReadonlyMap<string, Mailbox>;
  mail?: MailContent | ((notification: Notification) => MailContent) | undefined;
}

/**
 * Inserts a notification, publishes it to the person’s open pages, and e-mails it according to their
 * preference for its kind; all only if the transaction commits. A given `mail` replaces the one generated
 * from the notification.
 */
export async function notify(
  transaction: Transaction,
  notifier: Notifier,
  notification: ToPerson,
  mail?: Omit<Mail, 'recipient' | 'unsubscribe'>,
): Promise<void> {
  await notifyEach(transaction, notifier, notification.kind, [notification], mail);
}

/** Like `notify` for several notifications of one kind, with as few statements as for one. */
export async function notifyEach(
  transaction: Transaction,
  notifier: Notifier,
  kind: NotificationKind,
  notifications: readonly Omit<ToPerson, 'kind'>[],
  mail?: Delivery['mail'],
): Promise<void> {
  if (notifications.length === 0 || notifier.silent) return;
  const user_ids = notifications.map(({ user_id }) => user_id);
  const mailboxes = await findMailboxes(transaction, user_ids, kind);
  await deliver(transaction, notifier, { kind, notifications, mailboxes, mail });
}

/** `notifyEach` with mailboxes that have been read already. */
export async function deliver(
  transaction: Transaction,
  notifier: Notifier,
  { kind, notifications, mailboxes, mail }: Delivery,
): Promise<void> {
  if (notifications.length === 0 || notifier.silent) return;
  const deliveryTo = (user_id: string) => {
    const mailbox = mailboxes.get(user_id);
    return mailbox ? deliveryOf(kind, mailbox) : 'off';
  };
  const mailsTo = <Row extends { user_id: string }>(
    rows: readonly Row[],
    contentOf: (row: Row) => MailContent,
  ) =>
    rows.flatMap((row) => {
      const mailbox = mailboxes.get(row.user_id);
      if (!mailbox || deliveryTo(row.user_id) !== 'instant') return [];
      return {
        ...contentOf(row),
        recipient: mailbox.email,
        // `deliveryOf` sends nothing to an unverified address.
        limit: 'none' as const,
        unsubscribe: unsubscribeLink(notifier, { user_id: row.user_id, scope: kind }),
      };
    });
  const [written] = await pipeline(
    insertNotifications(
      transaction,
      notifications.map((notification) => ({
        ...notification,
        kind,
        digest_due: deliveryTo(notification.user_id) === 'daily',
      })),
    ),
    ...(typeof mail === 'object'
      ? [
          postMails(
            transaction,
            notifier,
            mailsTo(notifications, () => mail),
          ),
        ]
      : []),
  );
  await notifier.broadcast.publish(
    transaction,
    written.map((data) => ({ channel: notificationsOf(data.user_id), event: 'notified', data })),
  );
  if (typeof mail !== 'object')
    await postMails(
      transaction,
      notifier,
      mailsTo(written, mail ?? ((data) => notificationMail(data, notifier))),
    );
}
