import { signedIn } from '../api/call-context.ts';
import { managedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { requeueAll } from './webhook-deliveries-table.ts';

export const replayAll = operations.replayAll.handler(({ input: { id, ...period }, context, errors }) =>
  context.write(async (transaction) => {
    await managedWebhook(transaction, signedIn(context), id, errors);
    return { replayed: await requeueAll(transaction, id, period, context.now()) };
  }),
);
