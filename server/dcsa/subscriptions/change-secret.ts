import * as z from 'zod';
import { SubscriptionSecret } from '#domain/dcsa/event-subscription.ts';
import { encryptSecret } from '../../webhooks/secrets.ts';
import { updateWebhook } from '../../webhooks/webhooks-table.ts';
import { auditSubscription } from './audit-subscription.ts';
import type { Call } from './call.ts';
import { lockSubscription } from './find-subscription.ts';

const Body = z.strictObject({ secret: SubscriptionSecret });

export async function changeSecret(call: Call, id: string, body: unknown): Promise<void> {
  const { secret } = Body.parse(body);
  const { context } = call;
  await context.database.transaction(async (transaction) => {
    await lockSubscription(transaction, call, id);
    const updated = await updateWebhook(transaction, id, {
      secret: encryptSecret(context.encryption, id, Buffer.from(secret, 'base64')),
      updated_at: context.now(),
    });
    await auditSubscription(transaction, call, updated, 'webhooks.rotateSecret');
  });
}
