import { type ShipmentStatus, statusLabel } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/connection.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { notify } from '../notifications/notify.ts';
import { updateShipment } from '../shipments/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipments/shipments-table.ts';
import { type Actor, tellChanged } from '../shipments/tell-changed.ts';
import { insertEvents } from './tracking-events-table.ts';

export interface StatusChange {
  status: ShipmentStatus;
  location: string;
  description: string | null;
  latitude?: number;
  longitude?: number;
  occurred_at: Date;
  by: Actor;
}

/**
 * Moves a locked shipment to a status, with its event, the owner's notification, the audit entry and word to open
 * pages. Returns the version which the shipment has then.
 */
export async function recordStatus(
  transaction: Transaction,
  notifier: Notifier,
  shipment: ShipmentRecord,
  { by, ...change }: StatusChange,
): Promise<number> {
  const { id, user_id, tracking_number } = shipment;
  const version = await updateShipment(transaction, id, { status: change.status }, change.occurred_at);
  await insertEvents(transaction, [{ ...change, shipment_id: id, recorded_by: by?.user_id ?? null }]);
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
  await tellChanged(
    transaction,
    notifier.broadcast,
    { id, tracking_number, status: change.status },
    {
      by,
      action: 'shipments.changeStatus',
      detail: { changes: { status: [shipment.status, change.status] }, location: change.location, version },
    },
  );
  return version;
}
