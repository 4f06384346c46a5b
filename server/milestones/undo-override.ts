import { signedIn } from '../api/call-context.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { applyMilestones } from './apply-milestones.ts';
import { findPresented } from './find-presented.ts';
import { lockMilestone } from './lock-milestone.ts';
import { deleteOverrides } from './milestones-table.ts';
import { operations } from './operations.ts';

export const undoOverride = operations.undoOverride.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const by = signedIn(context);
    const locked = await lockMilestone(transaction, by, id);
    if (!locked) throw errors.NOT_FOUND();
    const { shipment, reported } = locked;
    if (!reported.override) throw errors.NOT_OVERRIDING();
    await deleteOverrides(transaction, [id]);
    await applyMilestones(transaction, context, shipment, by);
    const { code, classifier, occurred_at, source } = reported;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'milestones.undoOverride',
      detail: { milestone: { code, classifier, occurred_at, source }, reason: reported.override.reason },
    });
    return findPresented(transaction, context, shipment.id, id);
  }),
);
