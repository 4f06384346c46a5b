import type { Milestone } from '#contract/milestones.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listMilestones } from './milestones-table.ts';
import type { MilestonesContext } from './operations.ts';
import { presentMilestones } from './present.ts';
import { readLegs } from './read-legs.ts';
import { timedMilestones } from './timed-milestones.ts';

/** A milestone of a shipment as the others of it now make it. */
export async function findPresented(
  transaction: Transaction,
  context: MilestonesContext,
  shipment_id: string,
  milestone_id: string,
): Promise<Milestone> {
  const legs = await readLegs(transaction, context, shipment_id);
  const milestones = timedMilestones(await listMilestones(transaction, shipment_id), legs);
  const presented = presentMilestones(context.geography, milestones, signedIn(context));
  return presented.find(({ id }) => id === milestone_id) as Milestone;
}
