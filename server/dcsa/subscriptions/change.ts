import { ORPCError } from '@orpc/server';
import { SubscriptionChange } from '#domain/dcsa/event-subscription.ts';
import { updateWebhook, type WebhookRecord } from '../../webhooks/webhooks-table.ts';
import { auditSubscription } from './audit-subscription.ts';
import type { Call } from './call.ts';
import { findSubscription, lockSubscription } from './find-subscription.ts';
import { validateCallback } from './validate-callback.ts';

/** Replaces the address and the filters. One that was disabled after failures is enabled again. */
export async function changeSubscription(call: Call, id: string, body: unknown): Promise<WebhookRecord> {
  const { callbackUrl: url, subscriptionID, filter: dcsa_filter } = SubscriptionChange.parse(body);
  if (subscriptionID !== undefined && subscriptionID !== id)
    throw new ORPCError('BAD_REQUEST', { message: 'subscriptionID: Doesn’t match the URL.' });
  const before = await findSubscription(call, id);
  if (before.url !== url) await validateCallback(call, url);
  const { context } = call;
  return context.database.transaction(async (transaction) => {
    await lockSubscription(transaction, call, id);
    const updated = await updateWebhook(transaction, id, {
      url,
      dcsa_filter,
      disabled_at: null,
      disabled_reason: '',
      failing_since: null,
      updated_at: context.now(),
    });
    await auditSubscription(transaction, call, updated, 'webhooks.change');
    return updated;
  });
}
