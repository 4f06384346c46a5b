import { TEST_EVENT } from '#domain/webhooks/event-type.ts';
import { signedIn } from '../api/call-context.ts';
import { newId } from '../database/statements/columns.ts';
import { managedWebhook } from './managed-webhook.ts';
import { operations } from './operations.ts';
import { insertDelivery } from './webhook-deliveries-table.ts';

export const sendTest = operations.test.handler(({ input: { id: webhook_id }, context, errors }) =>
  context.write(async (transaction) => {
    const webhook = await managedWebhook(transaction, signedIn(context), webhook_id, errors);
    if (webhook.disabled_at) throw errors.DISABLED();
    const id = newId();
    const now = context.now();
    await insertDelivery(transaction, {
      id,
      webhook_id,
      type: TEST_EVENT,
      // Events are ordered by object: with a new one, it does not wait for others.
      object: id,
      data: { webhook_id },
      due_at: now,
      queued_at: now,
      created_at: now,
    });
    return { id };
  }),
);
