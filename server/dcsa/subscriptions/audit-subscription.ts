import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { WebhookRecord } from '../../webhooks/webhooks-table.ts';
import type { Call } from './call.ts';

/** Subscriptions are audited like other webhooks. */
export function auditSubscription(
  transaction: Transaction,
  { person }: Call,
  { id, url, organisation_id }: WebhookRecord,
  action: 'webhooks.create' | 'webhooks.change' | 'webhooks.rotateSecret' | 'webhooks.remove',
): Promise<void> {
  return writeAudit(transaction, {
    actor_id: person.user_id,
    action,
    subject_type: 'organisation',
    subject_id: organisation_id,
    detail: { webhook: id, url, standard: 'DCSA Track & Trace' },
  });
}
