import { eventKey } from '#domain/milestones/timeline.ts';
import { signedIn } from '../api/call-context.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { applyMilestones } from './apply-milestones.ts';
import { findPresented } from './find-presented.ts';
import { lockMilestone } from './lock-milestone.ts';
import { deleteOverrides, insertOverride, listMilestones } from './milestones-table.ts';
import { operations } from './operations.ts';
import { readLegs } from './read-legs.ts';
import { timedMilestones } from './timed-milestones.ts';

/** A choice replaces the earlier one of the same event. */
export const override = operations.override.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, reason } = input;
    const by = signedIn(context);
    const locked = await lockMilestone(transaction, by, id);
    if (!locked) throw errors.NOT_FOUND();
    const { shipment, reported } = locked;
    if (reported.retracted) throw errors.RETRACTED();
    const legs = await readLegs(transaction, context, shipment.id);
    const milestones = timedMilestones(await listMilestones(transaction, shipment.id), legs);
    const chosen = milestones.find((each) => each.id === id);
    const former = milestones.filter(
      (each) =>
        chosen &&
        each.overriding &&
        each.classifier === chosen.classifier &&
        eventKey(each) === eventKey(chosen),
    );
    await deleteOverrides(
      transaction,
      former.map((each) => each.id),
    );
    await insertOverride(transaction, {
      milestone_id: id,
      reason,
      overridden_at: context.now(),
      overridden_by: by.user_id,
    });
    const presented = await findPresented(transaction, context, shipment.id, id);
    if (!presented.current) throw errors.CANNOT_COUNT();
    await applyMilestones(transaction, context, shipment, by);
    const { code, classifier, occurred_at, source } = reported;
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'milestones.override',
      detail: { milestone: { code, classifier, occurred_at, source }, reason },
    });
    return presented;
  }),
);
