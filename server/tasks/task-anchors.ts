import type { TaskAnchor } from '#domain/tasks/task-template.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';

/** The departure of the main leg and the arrival of the last one; without it, the estimated delivery. */
export async function taskAnchors(
  connection: Connection,
  { id, estimated_delivery_date }: ShipmentRecord,
): Promise<Record<TaskAnchor, Date | null>> {
  const legs = (await listLegDetails(connection, id)).toSorted(
    (one, other) => one.leg_order - other.leg_order,
  );
  const main = legs.find(({ role }) => role === 'main') ?? legs[0];
  return { etd: main?.etd ?? null, eta: legs.at(-1)?.eta ?? estimated_delivery_date };
}
