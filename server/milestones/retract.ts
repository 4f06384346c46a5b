import { currentMilestones } from '#domain/milestones/timeline.ts';
import { signedIn } from '../api/call-context.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { lockShipmentFor } from '../shipment-records/shipment-for.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { applyMilestones } from './apply-milestones.ts';
import { milestoneData } from './milestone-data.ts';
import { findMilestone, insertRetractions, listMilestones } from './milestones-table.ts';
import { operations } from './operations.ts';
import { presentMilestone } from './present.ts';
import { readLegs } from './read-legs.ts';
import { timedMilestones } from './timed-milestones.ts';

export const retract = operations.retract.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, reason } = input;
    const by = signedIn(context);
    const reported = await findMilestone(transaction, id);
    const shipment = reported && (await lockShipmentFor(transaction, by, reported.shipment_id));
    if (!shipment) throw errors.NOT_FOUND();
    // Read again under the lock: someone may have retracted it meanwhile.
    if ((await findMilestone(transaction, id))?.retracted) throw errors.RETRACTED();
    const now = context.now();
    await insertRetractions(transaction, [
      { milestone_id: id, reason, retracted_at: now, retracted_by: by.user_id },
    ]);
    await recordEvents(transaction, now, {
      organisation_id: shipment.organisation_id,
      type: 'milestone.retracted',
      object: shipment.tracking_number,
      data: { ...milestoneData(shipment.tracking_number, reported), reason },
    });
    await applyMilestones(transaction, context, shipment, by);
    const { code, classifier, occurred_at, source } = reported;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'milestones.retract',
      detail: { milestone: { code, classifier, occurred_at, source }, reason },
    });
    const legs = await readLegs(transaction, context, shipment.id);
    const milestones = timedMilestones(await listMilestones(transaction, shipment.id), legs);
    const current = new Set(currentMilestones(milestones).values());
    const retracted = milestones.find((each) => each.id === id);
    if (!retracted) throw errors.NOT_FOUND();
    return presentMilestone(context.geography, retracted, current.has(retracted));
  }),
);
