import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { countUnread, listMessages } from './messages-table.ts';
import { operations } from './operations.ts';
import { sideOf } from './side-of.ts';

export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const side = sideOf(person);
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const { messages, next } = await listMessages(db, shipment.id, side, input);
  const { user_id } = person;
  return {
    messages: messages.map(({ internal, ...message }) =>
      side === 'staff' ? { ...message, internal } : message,
    ),
    unread: input.after ? null : await countUnread(db, { user_id, shipment_id: shipment.id, side }),
    next,
  };
});
