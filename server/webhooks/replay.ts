import { signedIn } from '../api/call-context.ts';
import { managedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { presentDelivery } from './present-delivery.ts';
import { findDelivery, requeue } from './webhook-deliveries-table.ts';

export const replay = operations.replay.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const delivery = await findDelivery(transaction, id);
    if (!delivery) throw errors.NOT_FOUND();
    await managedWebhook(transaction, signedIn(context), delivery.webhook_id, errors);
    return presentDelivery(await requeue(transaction, id, context.now()));
  }),
);
