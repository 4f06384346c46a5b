import { type ShipmentStatus, statusLabel } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/connection.ts';
import { trackingOf } from '../live/channel.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { notify } from '../notifications/notify.ts';
import { type ShipmentRecord, updateStatus } from '../shipments/shipments-table.ts';
import { insertEvents } from './tracking-events-table.ts';

/** Moves a locked shipment to a status, with its event, the owner's notification and word to open pages. */
export async function recordStatus(
  transaction: Transaction,
  notifier: Notifier,
  shipment: ShipmentRecord,
  change: {
    status: ShipmentStatus;
    location: string;
    description: string | null;
    latitude?: number;
    longitude?: number;
    occurred_at: Date;
    recorded_by: string | null;
  },
): Promise<void> {
  const { id, user_id, tracking_number } = shipment;
  await updateStatus(transaction, id, change.status, change.occurred_at);
  await insertEvents(transaction, [{ shipment_id: id, ...change }]);
  if (user_id)
    await notify(transaction, notifier, {
      user_id,
      kind: 'status_changed',
      type: change.status === 'delivered' ? 'success' : 'info',
      title: 'Shipment status changed',
      message: `${tracking_number} is now ${statusLabel(change.status)} · ${change.location}`,
      related_id: tracking_number,
      related_type: 'shipment',
    });
  await notifier.broadcast.publish(transaction, [
    { channel: trackingOf(tracking_number), event: 'changed', data: { status: change.status } },
  ]);
}
