import { INTERNAL_BY_STAFF } from '#domain/messages/message.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { FLEET } from '../live/channel.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { notifyStaff } from '../notifications/notify-staff.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { messageTitle } from './message-titles.ts';
import { insertMessage, markThreadRead } from './messages-table.ts';
import { operations } from './operations.ts';
import { sideOf } from './side-of.ts';

const PREVIEW = 200;

export const send = operations.send.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const side = sideOf(person);
    const { text, internal = false } = input;
    if (internal && side === 'customer') throw fieldIssue('internal', INTERNAL_BY_STAFF);
    const shipment = await shipmentFor(transaction, person, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const { id: shipment_id, tracking_number, organisation_id } = shipment;
    const created_at = context.now();
    const written = { shipment_id, author_id: person.user_id, side, internal, text, created_at };
    const { id } = await insertMessage(transaction, written);
    await markThreadRead(transaction, { user_id: person.user_id, shipment_id, read_at: created_at });
    const notification = {
      kind: 'message',
      type: 'info',
      title: messageTitle(tracking_number),
      message: text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text,
      related_id: tracking_number,
      related_type: 'shipment',
    } as const;
    if (side === 'customer') await notifyStaff(transaction, context, notification);
    else if (!internal)
      await notifyMembers(transaction, context, { organisation_id, permission: 'view' }, { notification });
    // Customers refetch when they are notified; the channel of a number is open to visitors.
    await context.broadcast.publish(transaction, [
      { channel: FLEET, event: 'messages_changed', data: { tracking_number } },
    ]);
    return {
      id,
      text,
      author: person.full_name,
      author_id: person.user_id,
      side,
      created_at,
      ...(side === 'staff' && { internal }),
    };
  }),
);
