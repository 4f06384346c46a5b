import { eventKey } from '#domain/milestones/timeline.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { applyMilestones, type MilestoneContext } from './apply-milestones.ts';
import { listMilestones } from './milestones-table.ts';
import { readLegs } from './read-legs.ts';
import { recordRetractions } from './record-retractions.ts';
import { timedMilestones } from './timed-milestones.ts';

/**
 * Retracts every fact of the event that staff have deleted: the next report would write it again, and deliver the shipment
 * once more. Does nothing where the event was not of a milestone.
 */
export async function retractFacts(
  transaction: Transaction,
  context: MilestoneContext,
  shipment: ShipmentRecord,
  event_id: string,
  by: Actor,
): Promise<void> {
  const legs = await readLegs(transaction, context, shipment.id);
  const milestones = timedMilestones(await listMilestones(transaction, shipment.id), legs);
  const facts = milestones.filter(({ classifier, retracted }) => classifier === 'ACT' && !retracted);
  const deleted = facts.find(({ id }) => id === event_id);
  if (!deleted) return;
  const reported = facts.filter((fact) => eventKey(fact) === eventKey(deleted));
  await recordRetractions(
    transaction,
    context,
    shipment,
    reported.map(({ record }) => record),
    { reason: 'The tracking event was deleted.', by },
  );
  await applyMilestones(transaction, context, shipment, by);
}
