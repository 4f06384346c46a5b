import type { Position } from '#domain/routing/route-leg.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { milestoneRow } from './milestone-rows.ts';
import {
  insertMilestones,
  insertRetractions,
  listMilestones,
  type MilestoneRecord,
  type NewMilestone,
} from './milestones-table.ts';
import { isLegPlan } from './plan-rows.ts';

interface DrawnLeg {
  id: string;
  geometry: readonly Position[];
}

/**
 * The plan of each leg follows it to its place in a new route; those of legs that the route no longer has are retracted.
 * Legs without a plan get what is `planned` for them.
 */
export async function transferLegPlans(
  transaction: Transaction,
  shipment_id: string,
  {
    before,
    after,
    planned,
  }: { before: readonly DrawnLeg[]; after: readonly DrawnLeg[]; planned: readonly NewMilestone[] },
  now: Date,
): Promise<void> {
  const plans = (await listMilestones(transaction, shipment_id)).filter(isLegPlan);
  const legOf = ({ leg_id }: MilestoneRecord) => {
    const former = before.find(({ id }) => id === leg_id);
    const leg_order = after.findIndex(({ geometry }) => former && isSame(geometry, former.geometry));
    const leg = after[leg_order];
    return leg && { leg_id: leg.id, leg_sequence: leg_order + 1 };
  };
  const moved = plans.filter((plan) => legOf(plan)?.leg_id !== plan.leg_id);
  await insertRetractions(
    transaction,
    moved.map(({ id }) => ({
      milestone_id: id,
      reason: 'The route has changed.',
      retracted_at: now,
      retracted_by: null,
    })),
  );
  const carried = moved.flatMap((plan) => {
    const leg = legOf(plan);
    if (!leg) return [];
    const { id: _, fingerprint: __, retracted: ___, override: ____, ...fields } = plan;
    return [milestoneRow({ ...fields, ...leg, reported_at: now })];
  });
  const known = new Set(plans.flatMap((plan) => legOf(plan)?.leg_id ?? []));
  await insertMilestones(transaction, [
    ...carried,
    ...planned.filter(({ leg_id }) => leg_id !== null && !known.has(leg_id)),
  ]);
}

function isSame(one: readonly Position[], other: readonly Position[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
