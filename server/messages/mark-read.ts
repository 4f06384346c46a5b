import { signedIn } from '../api/call-context.ts';
import { notificationsOf } from '../live/channel.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { markThreadRead } from './messages-table.ts';
import { operations } from './operations.ts';

export const markRead = operations.markRead.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const shipment = await shipmentFor(transaction, person, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const { user_id } = person;
    await markThreadRead(transaction, { user_id, shipment_id: shipment.id, read_at: context.now() });
    // One’s other tabs count again.
    await context.broadcast.publish(transaction, [
      {
        channel: notificationsOf(user_id),
        event: 'messages_changed',
        data: { tracking_number: shipment.tracking_number },
      },
    ]);
    return {};
  }),
);
