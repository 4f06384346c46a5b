import { signedIn } from '../../api/call-context.ts';
import { retractFacts } from '../../milestones/retract-facts.ts';
import { lockNumber } from '../../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../../shipment-records/publish-changed.ts';
import { operations } from '../operations.ts';
import { removeEvent } from './tracking-events-table.ts';

/** The shipment keeps its status, even if this event was the only record of it. The reports of the event no longer count. */
export const deleteEvent = operations.deleteEvent.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    const event = shipment && (await removeEvent(transaction, shipment.id, input.id));
    if (!event) throw errors.NOT_FOUND();
    const by = signedIn(context);
    await retractFacts(transaction, context, shipment, event.id, by);
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'tracking.deleteEvent',
      detail: { event },
    });
    return {};
  }),
);
