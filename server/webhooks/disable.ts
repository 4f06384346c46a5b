import { GIVE_UP_AFTER_MS } from '#domain/webhooks/retry.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import type { DeliveryContext } from './attempt.ts';
import { lockWebhook, updateWebhook } from './webhooks-table.ts';

const REASONS = {
  gone: 'The endpoint answered 410 Gone.',
  failing: 'Every attempt has failed for 3 days.',
  unreadable: 'Its secret can’t be decrypted. Make a new secret first.',
} as const;

/**
 * Disables a webhook and notifies the managers of its organisation. One that is `failing` must have had no success for as long as an
 * event is retried: it may refuse a single event and accept the others.
 */
export async function disableWebhook(
  transaction: Transaction,
  context: DeliveryContext,
  webhook_id: string,
  reason: keyof typeof REASONS,
): Promise<void> {
  const webhook = await lockWebhook(transaction, webhook_id);
  if (!webhook || webhook.disabled_at) return;
  const now = context.now();
  const failing_for = webhook.failing_since ? now.getTime() - webhook.failing_since.getTime() : 0;
  // The last attempt may be up to one delay before the end of the period.
  if (reason === 'failing' && failing_for < GIVE_UP_AFTER_MS / 2) return;
  const disabled_reason = REASONS[reason];
  await updateWebhook(transaction, webhook_id, { disabled_at: now, disabled_reason });
  const { organisation_id, url } = webhook;
  await writeAudit(transaction, {
    actor_id: null,
    action: 'webhooks.disabled',
    subject_type: 'organisation',
    subject_id: organisation_id,
    detail: { webhook: webhook_id, url, reason: disabled_reason },
  });
  await notifyMembers(
    transaction,
    context,
    { organisation_id, permission: 'manage' },
    {
      notification: {
        kind: 'webhook_disabled',
        type: 'error',
        title: 'Webhook disabled',
        message: `${new URL(url).host}: ${disabled_reason} Enable it again to receive events: those queued so far are sent then, later ones are not recorded.`,
      },
    },
  );
}
