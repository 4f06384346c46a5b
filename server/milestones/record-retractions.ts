import type { Transaction } from '../database/pool/connection.ts';
import type { Silence } from '../notifications/notifier.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { milestoneData } from './milestone-data.ts';
import { insertRetractions, type MilestoneRecord } from './milestones-table.ts';

/** Retracts milestones of a shipment, and sends that to the webhooks of its organisation. */
export async function recordRetractions(
  transaction: Transaction,
  { now, silent }: { now: () => Date } & Silence,
  { organisation_id, tracking_number }: Pick<ShipmentRecord, 'organisation_id' | 'tracking_number'>,
  milestones: readonly MilestoneRecord[],
  { reason, by }: { reason: string; by: Actor },
): Promise<void> {
  const retracted_at = now();
  await insertRetractions(
    transaction,
    milestones.map(({ id }) => ({
      milestone_id: id,
      reason,
      retracted_at,
      retracted_by: by?.user_id ?? null,
    })),
  );
  if (silent) return;
  await recordEvents(
    transaction,
    retracted_at,
    ...milestones.map((milestone) => ({
      organisation_id,
      type: 'milestone.retracted' as const,
      object: tracking_number,
      data: { ...milestoneData(tracking_number, milestone), reason },
    })),
  );
}
