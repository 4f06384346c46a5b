import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Silence } from '../notifications/notifier.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { applyMilestones } from './apply-milestones.ts';
import { listMilestonesById, releaseFingerprints } from './milestones-table.ts';
import type { MilestonesContext } from './operations.ts';
import { recordRetractions } from './record-retractions.ts';

const REASON = 'The import was undone.';

/** Retracts the milestones of an import that are not retracted yet. The same file can be imported again. */
export async function retractMilestones(
  transaction: Transaction,
  context: MilestonesContext & Silence,
  ids: readonly string[],
): Promise<void> {
  const by = signedIn(context);
  const reported = (await listMilestonesById(transaction, ids)).filter(({ retracted }) => !retracted);
  const byShipment = Map.groupBy(reported, ({ shipment_id }) => shipment_id);
  for (const shipment of await lockShipments(transaction, [...byShipment.keys()])) {
    const milestones = byShipment.get(shipment.id) ?? [];
    await recordRetractions(transaction, context, shipment, milestones, { reason: REASON, by });
    await releaseFingerprints(
      transaction,
      milestones.map(({ id }) => id),
    );
    await applyMilestones(transaction, context, shipment, by);
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'milestones.retract',
      detail: { milestones: milestones.length, reason: REASON },
    });
  }
}
