import { signedIn } from '../api/call-context.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { applyMilestones } from './apply-milestones.ts';
import { findPresented } from './find-presented.ts';
import { lockMilestone } from './lock-milestone.ts';
import { operations } from './operations.ts';
import { recordRetractions } from './record-retractions.ts';

export const retract = operations.retract.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, reason } = input;
    const by = signedIn(context);
    const locked = await lockMilestone(transaction, by, id);
    if (!locked) throw errors.NOT_FOUND();
    const { shipment, reported } = locked;
    if (reported.retracted) throw errors.RETRACTED();
    await recordRetractions(transaction, context, shipment, [reported], { reason, by });
    await applyMilestones(transaction, context, shipment, by);
    const { code, classifier, occurred_at, source } = reported;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'milestones.retract',
      detail: { milestone: { code, classifier, occurred_at, source }, reason },
    });
    return findPresented(transaction, context, shipment.id, id);
  }),
);
