import type { JourneyRecord } from '#domain/tasks/completed-steps.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listMilestones } from '../milestones/milestones-table.ts';
import { listEquipmentByShipment } from '../shipment-file/equipment-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';

/** What is on record of the journey of a shipment. */
export async function readJourney(
  connection: Connection,
  { id, status }: Pick<ShipmentRecord, 'id' | 'status'>,
): Promise<JourneyRecord> {
  const [legs, milestones, equipment] = await Promise.all([
    listLegDetails(connection, id),
    listMilestones(connection, id),
    listEquipmentByShipment(connection, [id]),
  ]);
  return {
    status,
    legs,
    facts: milestones.filter(({ classifier, retracted }) => classifier === 'ACT' && !retracted),
    equipment: equipment.flatMap(({ number }) => number || []),
  };
}
