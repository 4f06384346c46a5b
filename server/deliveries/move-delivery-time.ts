import type { Transaction } from '../database/pool/connection.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listStatusEvents, updateEvent } from '../tracking/events/tracking-events-table.ts';

/**
 * Makes the time of a signature that of the delivery of a shipment that is delivered already, and of its tracking event, because
 * invoices and punctuality depend on it. Returns the shipment's new version; undefined where nothing changes.
 */
export async function moveDeliveryTime(
  transaction: Transaction,
  { id, status, delivered_at: former }: ShipmentRecord,
  delivered_at: Date,
  now: Date,
): Promise<number | undefined> {
  if (status !== 'delivered' || former?.getTime() === delivered_at.getTime()) return undefined;
  const event = (await listStatusEvents(transaction, [id])).find(
    (each) => each.status === 'delivered' && each.occurred_at.getTime() === former?.getTime(),
  );
  if (event) await updateEvent(transaction, event.id, { occurred_at: delivered_at });
  return updateShipment(transaction, id, { delivered_at }, now);
}
