import type { WebhookRecord } from '../../webhooks/webhooks-table.ts';

/** Without the secret, which is never shown. */
export function presentSubscription({ id, url, dcsa_filter, created_at, updated_at }: WebhookRecord) {
  return {
    subscriptionID: id,
    callbackUrl: url,
    ...dcsa_filter,
    subscriptionCreatedDateTime: created_at.toISOString(),
    subscriptionUpdatedDateTime: updated_at.toISOString(),
  };
}
