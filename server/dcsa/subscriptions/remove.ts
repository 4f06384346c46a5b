import { deleteWebhook } from '../../webhooks/webhooks-table.ts';
import { auditSubscription } from './audit-subscription.ts';
import type { Call } from './call.ts';
import { lockSubscription } from './find-subscription.ts';

export async function removeSubscription(call: Call, id: string): Promise<void> {
  await call.context.database.transaction(async (transaction) => {
    const subscription = await lockSubscription(transaction, call, id);
    await deleteWebhook(transaction, id);
    await auditSubscription(transaction, call, subscription, 'webhooks.remove');
  });
}
