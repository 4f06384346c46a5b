import { POSITION_REASON, positionMovesDay } from '#domain/shipments/delivery-estimate.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { type DelayNotifier, notifyDelay } from '../notifications/notify-delay.ts';
import { changeEstimate } from '../shipment-records/change-estimate.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

/** Updates the delivery estimate of a locked shipment when its vehicle's position changes the day. */
export async function moveEstimate(
  transaction: Transaction,
  notifier: DelayNotifier,
  shipment: ShipmentRecord,
  arrival: Date,
): Promise<void> {
  const { geography, broadcast } = notifier;
  const { destination_city, destination_country, estimated_delivery_date: before } = shipment;
  const time_zone = geography.timeZones.ofTown(destination_city, destination_country);
  if (!positionMovesDay(shipment, arrival, time_zone)) return;
  const made_at = notifier.now();
  const reason = POSITION_REASON;
  const change = await changeEstimate(transaction, geography, shipment, {
    estimated_delivery_date: arrival,
    reason,
    source: 'position',
    made_by: null,
    made_at,
  });
  const version = await updateShipment(transaction, shipment.id, change, made_at);
  await notifyDelay(transaction, notifier, { ...shipment, ...change });
  await publishShipmentChanged(transaction, broadcast, shipment, {
    by: null,
    action: 'shipments.moveEstimate',
    detail: { changes: { estimated_delivery_date: [before, arrival] }, version, reason },
  });
}
