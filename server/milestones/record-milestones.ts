import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/pool/connection.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { milestoneData } from './milestone-data.ts';
import { insertMilestones, type NewMilestone } from './milestones-table.ts';

/** Inserts milestones, and sends them to the webhooks of the shipments’ organisations. */
export async function recordMilestones(
  transaction: Transaction,
  rows: readonly NewMilestone[],
): Promise<void> {
  if (rows.length === 0) return;
  await insertMilestones(transaction, rows);
  const ids = [...new Set(rows.map(({ shipment_id }) => shipment_id))];
  const { id, tracking_number, organisation_id } = shipments;
  const owners = await transaction
    .select({ id, tracking_number, organisation_id })
    .from(shipments)
    .where(inArray(id, ids));
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
  const events = rows.flatMap((row) => {
    const owner = ownerOf.get(row.shipment_id);
    if (!owner) return [];
    return {
      organisation_id: owner.organisation_id,
      type: 'milestone.recorded' as const,
      object: owner.tracking_number,
      data: milestoneData(owner.tracking_number, row),
    };
  });
  const [first] = rows;
  if (first) await recordEvents(transaction, first.received_at, ...events);
}
