import { ORPCError } from '@orpc/server';
import type { Transaction } from '../../database/pool/connection.ts';
import { listWebhooks, lockWebhook, type WebhookRecord } from '../../webhooks/webhooks-table.ts';
import type { Call } from './call.ts';

export async function findSubscription(
  { context, organisation_id }: Call,
  id: string,
): Promise<WebhookRecord> {
  const known = await listWebhooks(context.database.db, organisation_id, 'dcsa');
  const found = known.find((each) => each.id === id);
  if (!found) throw notFound();
  return found;
}

export async function lockSubscription(
  transaction: Transaction,
  { organisation_id }: Call,
  id: string,
): Promise<WebhookRecord> {
  const found = await lockWebhook(transaction, id);
  if (!found?.dcsa_filter || found.organisation_id !== organisation_id) throw notFound();
  return found;
}

export function notFound() {
  return new ORPCError('NOT_FOUND', { message: 'There is no such subscription.' });
}
