import type { Person } from '#domain/people/person.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockShipmentFor } from '../shipment-records/shipment-for.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { findMilestone, type MilestoneRecord } from './milestones-table.ts';

/** Locks the shipment of a milestone and reads the milestone under the lock; undefined where the person may not see it. */
export async function lockMilestone(
  transaction: Transaction,
  person: Person,
  id: string,
): Promise<{ shipment: ShipmentRecord; reported: MilestoneRecord } | undefined> {
  const found = await findMilestone(transaction, id);
  const shipment = found && (await lockShipmentFor(transaction, person, found.shipment_id));
  const reported = shipment && (await findMilestone(transaction, id));
  return reported && { shipment, reported };
}
