import type { NotificationText } from '#domain/notifications/notification.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Mail } from '../mail/mail.ts';
import { listHolders } from '../organisations/members-table.ts';
import type { Notifier } from './notifier.ts';
import { notifyEach } from './notify.ts';

interface Recipients {
  /** Nobody is notified without an organisation. */
  organisation_id: string | null;
  permission: Permission;
}

/** A given `mail` replaces the one generated from the notification. */
interface Message {
  notification: NotificationText;
  mail?: Omit<Mail, 'recipient' | 'unsubscribe'>;
}

/** Notifies the members of an organisation who hold the permission, as `notify` does. */
export async function notifyMembers(
  transaction: Transaction,
  notifier: Notifier,
  { organisation_id, permission }: Recipients,
  message: Message,
): Promise<void> {
  if (organisation_id === null) return;
  const holders = await listHolders(transaction, organisation_id, permission);
  await notifyHolders(transaction, notifier, holders, message);
}

/** The same with prices for the members who may see them; `unpriced` states no amount. */
export async function notifyWithPrice(
  transaction: Transaction,
  notifier: Notifier,
  { organisation_id, permission }: Recipients,
  { priced, unpriced }: { priced: Message; unpriced: Message },
): Promise<void> {
  if (organisation_id === null) return;
  const holders = await listHolders(transaction, organisation_id, permission);
  await notifyHolders(
    transaction,
    notifier,
    holders.filter(({ sees_prices }) => sees_prices),
    priced,
  );
  await notifyHolders(
    transaction,
    notifier,
    holders.filter(({ sees_prices }) => !sees_prices),
    unpriced,
  );
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
