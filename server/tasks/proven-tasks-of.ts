import {
  type ProvenTask,
  provenByBooking,
  provenByDeclarations,
  provenByDelivery,
} from '#domain/tasks/proven-tasks.ts';
import { listBookingsOf } from '../carrier-bookings/carrier-bookings-table.ts';
import { listCutOffs } from '../carrier-bookings/carrier-cut-offs-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listDeclarations } from '../declarations/declarations-table.ts';
import { findDelivery } from '../deliveries/deliveries-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';
import { provenByDocumentsOf } from './document-tasks.ts';

/** The standard tasks of a shipment that other records prove done. */
export async function provenTasksOf(connection: Connection, shipment: ShipmentRecord): Promise<ProvenTask[]> {
  const [byDocuments, bookings, legs, declared, delivery] = await Promise.all([
    provenByDocumentsOf(connection, shipment),
    listBookingsOf(connection, shipment.id),
    listLegDetails(connection, shipment.id),
    listDeclarations(connection, shipment.id),
    findDelivery(connection, shipment.id),
  ]);
  const byBookings = await Promise.all(
    bookings.map(async (booking) =>
      provenByBooking({ ...booking, legs, cut_offs: await listCutOffs(connection, booking.id) }),
    ),
  );
  return [
    ...byDocuments,
    ...byBookings.flat(),
    ...provenByDeclarations(declared.map(({ declaration }) => declaration)),
    ...(delivery ? provenByDelivery(delivery) : []),
  ];
}
