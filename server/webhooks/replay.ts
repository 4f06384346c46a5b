import { signedIn } from '../api/call-context.ts';
import { managedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { presentDelivery } from './present-delivery.ts';
import { requireMoneyForWebhook } from './require-money.ts';
import { findDelivery, requeue } from './webhook-deliveries-table.ts';

export const replay = operations.replay.handler(({ input: { id }, context, errors }) =>
  context.write(async (transaction) => {
    const delivery = await findDelivery(transaction, id);
    if (!delivery) throw errors.NOT_FOUND();
    const person = signedIn(context);
    const webhook = await managedWebhook(transaction, person, delivery.webhook_id, errors);
    await requireMoneyForWebhook(transaction, person, webhook);
    return presentDelivery(await requeue(transaction, id, context.now()));
  }),
);
