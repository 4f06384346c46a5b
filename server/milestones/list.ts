import { signedIn } from '../api/call-context.ts';
import { listEstimates } from '../shipment-records/delivery-estimates-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { listStatusMilestones } from './list-status-milestones.ts';
import { listMilestones } from './milestones-table.ts';
import { operations } from './operations.ts';
import { presentMilestones } from './present.ts';
import { readLegs } from './read-legs.ts';
import { timedMilestones } from './timed-milestones.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const shipment = await shipmentFor(db, signedIn(context), input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const [legs, records, estimates] = await Promise.all([
    readLegs(db, context, shipment.id),
    listMilestones(db, shipment.id),
    listEstimates(db, shipment.id),
  ]);
  const statuses = await listStatusMilestones(db, context.geography, shipment, records);
  const milestones = timedMilestones([...records, ...statuses], legs);
  return {
    milestones: presentMilestones(context.geography, milestones, signedIn(context)),
    eta: {
      promised: shipment.promised_delivery_date,
      current: shipment.estimated_delivery_date,
      source: shipment.estimate_source,
      history: estimates.toReversed().map(({ estimated_delivery_date, source, reason, made_at }) => ({
        estimated_delivery: estimated_delivery_date,
        source,
        reason,
        made_at,
      })),
    },
  };
});
