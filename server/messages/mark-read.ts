import { signedIn } from '../api/call-context.ts';
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
    return {};
  }),
);
