import { explainSignatureTime } from '#domain/deliveries/signature-time.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { refuseFuture } from '../tracking/events/refuse-future.ts';
import { firstUnderWay } from '../tracking/events/tracking-events-table.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';
import type { DeliveriesContext } from './operations.ts';

/** 422 for a receipt that was signed in the future, before the pick-up or long before the shipment. */
export async function checkSignatureTime(
  connection: Connection,
  { geography, now }: Pick<DeliveriesContext, 'geography' | 'now'>,
  shipment: ShipmentRecord,
  delivered_at: Date,
): Promise<void> {
  refuseFuture(delivered_at, now(), 'delivered_at');
  const [picked_up_at, legs] = await Promise.all([
    firstUnderWay(connection, shipment.id),
    listLegDetails(connection, shipment.id),
  ]);
  const explained = explainSignatureTime(delivered_at, {
    booked_at: shipment.created_at,
    picked_up_at,
    departures: legs.flatMap(({ etd, atd }) => [etd, atd]).filter((date) => date !== null),
    recorded_at: shipment.delivered_at,
    time_zone: geography.timeZones.ofTown(shipment.destination_city, shipment.destination_country),
  });
  if (explained) throw fieldIssue('delivered_at', explained);
}
