import type { MailDelivery } from '#domain/notifications/mail-delivery.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { writePreference } from './notification-preferences-table.ts';
import { dropFromDigest } from './notifications-table.ts';

/**
 * Sets how e-mails of these kinds reach the person. Turning them off also removes pending ones from the daily
 * digest.
 */
export async function chooseDelivery(
  transaction: Transaction,
  user_id: string,
  kinds: readonly NotificationKind[],
  delivery: MailDelivery,
): Promise<void> {
  for (const kind of kinds) await writePreference(transaction, { user_id, kind, delivery });
  if (delivery === 'off') await dropFromDigest(transaction, user_id, kinds);
}
