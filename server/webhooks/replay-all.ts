import { signedIn } from '../api/call-context.ts';
import { managedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { requireMoneyForWebhook } from './require-money.ts';
import { requeueAll } from './webhook-deliveries-table.ts';

export const replayAll = operations.replayAll.handler(({ input: { id, ...period }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    await requireMoneyForWebhook(transaction, person, await managedWebhook(transaction, person, id, errors));
    return { replayed: await requeueAll(transaction, id, period, context.now()) };
  }),
);
