import type { WebhookDelivery } from '#contract/webhooks.ts';
import { bodyOf } from './body.ts';
import type { DeliveryRecord } from './webhook-deliveries-table.ts';

export function presentDelivery(delivery: DeliveryRecord): WebhookDelivery {
  const { status, due_at } = delivery;
  return { ...delivery, body: bodyOf(delivery), next_attempt_at: status === 'pending' ? due_at : null };
}
