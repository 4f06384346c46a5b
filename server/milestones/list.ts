import { signedIn } from '../api/call-context.ts';
import { listEstimates } from '../shipment-records/delivery-estimates-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { windowOf } from '../tracking/lane-deviations.ts';
import { listStatusMilestones } from './list-status-milestones.ts';
import { listMilestones } from './milestones-table.ts';
import { operations } from './operations.ts';
import { presentMilestones } from './present.ts';
import { readLegs } from './read-legs.ts';
import { type RecordedMilestone, timedMilestones } from './timed-milestones.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const [legs, records, estimates, window] = await Promise.all([
    readLegs(db, context, shipment.id),
    listMilestones(db, shipment.id),
    listEstimates(db, shipment.id),
    windowOf(context.database.sql, shipment, context.now()),
  ]);
  const statuses = await listStatusMilestones(db, context.geography, shipment, records);
  const milestones = timedMilestones([...records, ...statuses], legs);
  return {
    milestones: presentMilestones(context.geography, milestones, signedIn(context)).filter(
      changedSince(milestones, input.updated_since),
    ),
    eta: {
      promised: shipment.promised_delivery_date,
      current: shipment.estimated_delivery_date,
      source: shipment.estimate_source,
      window,
      history: estimates.toReversed().map(({ estimated_delivery_date, source, reason, made_at }) => ({
        estimated_delivery: estimated_delivery_date,
        source,
        reason,
        made_at,
      })),
    },
  };
});

/** Whether a milestone is new since then, or another one of its code is, after which it may count no longer. */
function changedSince(milestones: readonly RecordedMilestone[], since: Date | undefined) {
  const isRecent = ({ record: { retracted_at, override, received_at } }: RecordedMilestone) =>
    !since ||
    [retracted_at, override?.overridden_at, received_at].some((moment) => moment && moment >= since);
  const codes = new Set<string>(milestones.filter(isRecent).map(({ code }) => code));
  return ({ code }: { code: string }) => codes.has(code);
}
