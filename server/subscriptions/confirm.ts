import { confirmation } from '#domain/subscriptions/subscription.ts';
import { operations } from '../api/operations.ts';
import { postMail } from '../mail/outbox.ts';
import { welcomeMail } from './subscription-mails.ts';
import { lockSubscriptionByToken, updateSubscription } from './subscriptions-table.ts';
import { hashOf } from './token.ts';

export const confirm = operations.subscriptions.confirm.handler(async ({ input, context, errors }) => {
  const { database, jobs, settings } = context;
  const now = context.now();
  const list = await database.transaction(async (transaction) => {
    const subscription = await lockSubscriptionByToken(transaction, hashOf(input.token));
    if (!subscription) return null;
    const outcome = confirmation(subscription, now);
    if (outcome === 'expired') return null;
    if (outcome === 'confirm') {
      await updateSubscription(transaction, subscription.id, { status: 'confirmed', confirmed_at: now });
      await postMail(transaction, jobs, welcomeMail(subscription, input.token, settings.publicUrl));
    }
    return subscription.list;
  });
  if (!list) throw errors.LINK_EXPIRED();
  return { list };
});
