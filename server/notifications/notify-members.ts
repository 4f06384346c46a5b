import type { NotificationText } from '#domain/notifications/notification.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from './notifier.ts';
import { deliver, notifyEach } from './notify.ts';
import { listRecipients, type Recipient } from './recipients.ts';

interface Holders {
  /** Nobody is notified without an organisation. */
  organisation_id: string | null;
  permission: Permission;
}

/** A given `mail` replaces the one generated from the notification. */
interface Message {
  notification: NotificationText;
  mail?: Omit<Mail, 'recipient' | 'unsubscribe'>;
}

/** A message that states prices, and the same without. */
interface PricedMessage {
  priced: Message;
  unpriced: Message;
}

/** Notifies the members of an organisation who hold the permission, as `notify` does. */
export async function notifyMembers(
  transaction: Transaction,
  notifier: Notifier,
  holders: Holders,
  message: Message,
): Promise<void> {
  const recipients = await listRecipients(transaction, holders, message.notification.kind);
  await notifyRecipients(transaction, notifier, recipients, message);
}

/** The same with prices for the members who may see them; `unpriced` states no amount. */
export async function notifyWithPrice(
  transaction: Transaction,
  notifier: Notifier,
  holders: Holders,
  message: PricedMessage,
): Promise<void> {
  const recipients = await listRecipients(transaction, holders, message.priced.notification.kind);
  await notifyRecipientsWithPrice(transaction, notifier, recipients, message);
}

/** `notifyWithPrice` for recipients who have been read already. */
export async function notifyRecipientsWithPrice(
  transaction: Transaction,
  notifier: Notifier,
  recipients: readonly Recipient[],
  { priced, unpriced }: PricedMessage,
): Promise<void> {
  await notifyRecipients(
    transaction,
    notifier,
    recipients.filter(({ sees_prices }) => sees_prices),
    priced,
  );
  await notifyRecipients(
    transaction,
    notifier,
    recipients.filter(({ sees_prices }) => !sees_prices),
    unpriced,
  );
}

async function notifyRecipients(
  transaction: Transaction,
  notifier: Notifier,
  recipients: readonly Recipient[],
  { notification, mail }: Message,
): Promise<void> {
  await deliver(transaction, notifier, {
    kind: notification.kind,
    notifications: recipients.map(({ user_id }) => ({ ...notification, user_id })),
    mailboxes: new Map(
      recipients.flatMap(({ user_id, mailbox }) => (mailbox ? [[user_id, mailbox] as const] : [])),
    ),
    mail,
  });
}

/** Notifies these members of an organisation. */
export function notifyHolders(
  transaction: Transaction,
  notifier: Notifier,
  holders: readonly { user_id: string }[],
  { notification, mail }: Message,
): Promise<void> {
  const notifications = holders.map(({ user_id }) => ({ ...notification, user_id }));
  return notifyEach(transaction, notifier, notification.kind, notifications, mail);
}
