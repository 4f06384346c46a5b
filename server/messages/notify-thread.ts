import type { Transaction } from '../database/pool/connection.ts';
import { type Channel, FLEET, notificationsOf } from '../live/channel.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { notifyEach } from '../notifications/notify.ts';
import { listHolders } from '../organisations/members-table.ts';
import { listStaffOf } from '../people/profiles-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { messageMail } from './message-mail.ts';
import type { Side } from './messages-table.ts';

interface Change {
  shipment: Pick<ShipmentRecord, 'tracking_number' | 'organisation_id' | 'branch_id'>;
  author: { user_id: string; side: Side };
  /** For staff only. */
  internal: boolean;
  title: string;
  message: string;
  /** People who are notified whatever their side, with another title. */
  mentioned?: { user_ids: readonly string[]; title: string };
}

/**
 * Notifies the other side and those mentioned of a message or file, and refreshes the open pages of everyone who may see it.
 */
export async function notifyThread(
  transaction: Transaction,
  notifier: Notifier,
  { shipment, author, internal, title, message, mentioned }: Change,
): Promise<void> {
  const { tracking_number, organisation_id, branch_id } = shipment;
  const members =
    internal || organisation_id === null
      ? []
      : (await listHolders(transaction, organisation_id, 'view')).map(({ user_id }) => user_id);
  const others = author.side === 'staff' ? members : await listStaffOf(transaction, branch_id);
  const named = mentioned?.user_ids.filter((user_id) => user_id !== author.user_id) ?? [];
  const notification = {
    message,
    type: 'info',
    related_id: tracking_number,
    related_type: 'shipment',
  } as const;
  const notifications = [
    ...named.map((user_id) => ({ ...notification, title: mentioned?.title ?? title, user_id })),
    ...others
      .filter((user_id) => !named.includes(user_id))
      .map((user_id) => ({ ...notification, title, user_id })),
  ];
  if (!internal)
    await recordEvents(transaction, notifier.now(), {
      organisation_id,
      type: 'message.created',
      object: tracking_number,
      data: { tracking_number, side: author.side, text: message },
    });
  await notifyEach(transaction, notifier, 'message', notifications, (written) =>
    messageMail(written, notifier, { internal, forStaff: !members.includes(written.user_id) }),
  );
  // The channel of a number is open to visitors, so members get it in their own.
  const channels: Channel[] = [FLEET, ...members.map(notificationsOf)];
  await notifier.broadcast.publish(
    transaction,
    channels.map((channel) => ({
      channel,
      event: 'messages_changed',
      data: { tracking_number },
      ...(channel === FLEET && { branch_id }),
    })),
  );
}
