import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { applyMilestones } from './apply-milestones.ts';
import { milestoneData } from './milestone-data.ts';
import { insertRetractions, listMilestonesById, releaseFingerprints } from './milestones-table.ts';
import type { MilestonesContext } from './operations.ts';

const REASON = 'The import was undone.';

/** Retracts the milestones of an import that are not retracted yet. The same file can be imported again. */
export async function retractMilestones(
  transaction: Transaction,
  context: MilestonesContext,
  ids: readonly string[],
): Promise<void> {
  const by = signedIn(context);
  const now = context.now();
  const reported = (await listMilestonesById(transaction, ids)).filter(({ retracted }) => !retracted);
  const byShipment = Map.groupBy(reported, ({ shipment_id }) => shipment_id);
  for (const shipment of await lockShipments(transaction, [...byShipment.keys()])) {
    const milestones = byShipment.get(shipment.id) ?? [];
    await insertRetractions(
      transaction,
      milestones.map(({ id }) => ({
        milestone_id: id,
        reason: REASON,
        retracted_at: now,
        retracted_by: by.user_id,
      })),
    );
    await releaseFingerprints(
      transaction,
      milestones.map(({ id }) => id),
    );
    const { organisation_id, tracking_number } = shipment;
    await recordEvents(
      transaction,
      now,
      ...milestones.map((milestone) => ({
        organisation_id,
        type: 'milestone.retracted' as const,
        object: tracking_number,
        data: { ...milestoneData(tracking_number, milestone), reason: REASON },
      })),
    );
    await applyMilestones(transaction, context, shipment, by);
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'milestones.retract',
      detail: { milestones: milestones.length, reason: REASON },
    });
  }
}
