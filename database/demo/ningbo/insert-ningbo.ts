import { auditLog } from '#server/audit/audit-log-table.ts';
import type { Transaction } from '#server/database/pool/connection.ts';
import { shippingInstructions } from '#server/documents/shipping-instructions-table.ts';
import { cargoLines } from '#server/shipment-file/cargo-lines-table.ts';
import { equipment, stuffing } from '#server/shipment-file/equipment-table.ts';
import { rowsOf } from '#server/shipment-file/file-lists.ts';
import { forwardingFiles, openFiles } from '#server/shipment-file/forwarding-files-table.ts';
import { shipmentParties } from '#server/shipment-file/parties-table.ts';
import { shipmentReferences } from '#server/shipment-file/references-table.ts';
import { shipments } from '#server/shipment-records/shipments-table.ts';
import { trackingEvents } from '#server/tracking/events/tracking-events-table.ts';
import { legDetails } from '#server/tracking/route/leg-details-table.ts';
import { routeLegs } from '#server/tracking/route/route-legs-table.ts';
import { routeWaypoints } from '#server/tracking/route/route-waypoints-table.ts';
import { insertRows } from '../insert-rows.ts';
import type { ningboDuisburg } from './ningbo-duisburg.ts';

/** The file from Ningbo to Duisburg, which states less about some things and more about others than the drawn ones. */
export async function insertNingbo(
  transaction: Transaction,
  { shipment, branch, lists, ...rows }: ReturnType<typeof ningboDuisburg>,
  operations_owner_id: string,
): Promise<void> {
  const { id: shipment_id, transport_mode, created_at } = shipment;
  await insertRows(transaction, shipments, [shipment]);
  await insertRows(transaction, forwardingFiles, [
    { shipment_id, load: 'FCL', operations_owner_id, labels: [] },
  ]);
  await openFiles(transaction, [{ id: shipment_id, branch, transport_mode, created_at }]);
  await insertRows(transaction, routeLegs, rows.legs);
  await insertRows(transaction, routeWaypoints, rows.waypoints);
  await insertRows(transaction, legDetails, rows.legDetails);
  await insertRows(transaction, trackingEvents, rows.events);
  await insertRows(transaction, auditLog, [{ ...rows.confirmation, actor_id: operations_owner_id }]);
  await insertRows(transaction, shippingInstructions, [rows.instructions]);
  const file = rowsOf(shipment_id, lists);
  await insertRows(transaction, shipmentParties, file.parties);
  await insertRows(transaction, shipmentReferences, file.references);
  await insertRows(transaction, cargoLines, file.cargo_lines);
  await insertRows(transaction, equipment, file.equipment);
  await insertRows(transaction, stuffing, file.stuffing);
}
