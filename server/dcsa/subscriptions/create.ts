import { ORPCError } from '@orpc/server';
import { NewSubscription } from '#domain/dcsa/event-subscription.ts';
import { newId } from '../../database/statements/columns.ts';
import { lockOrganisation } from '../../organisations/organisation-locks.ts';
import { encryptSecret } from '../../webhooks/secrets.ts';
import { insertWebhook, listWebhooks, type WebhookRecord } from '../../webhooks/webhooks-table.ts';
import { auditSubscription } from './audit-subscription.ts';
import type { Call } from './call.ts';
import { validateCallback } from './validate-callback.ts';

const MAX_SUBSCRIPTIONS = 20;

export async function createSubscription(call: Call, body: unknown): Promise<WebhookRecord> {
  const { callbackUrl: url, filter: dcsa_filter, secret } = NewSubscription.parse(body);
  await validateCallback(call, url);
  const { context, organisation_id } = call;
  return context.database.transaction(async (transaction) => {
    // Locks the organisation so that concurrent calls can't exceed the limit.
    await lockOrganisation(transaction, organisation_id);
    if ((await listWebhooks(transaction, organisation_id, 'dcsa')).length >= MAX_SUBSCRIPTIONS)
      throw new ORPCError('CONFLICT', {
        message: `A company has at most ${MAX_SUBSCRIPTIONS} subscriptions. Delete one first.`,
      });
    const id = newId();
    const now = context.now();
    const subscription = await insertWebhook(transaction, {
      id,
      organisation_id,
      url,
      events: ['milestone.recorded'],
      secret: encryptSecret(context.encryption, id, Buffer.from(secret, 'base64')),
      dcsa_filter,
      created_at: now,
      updated_at: now,
    });
    await auditSubscription(transaction, call, subscription, 'webhooks.create');
    return subscription;
  });
}
