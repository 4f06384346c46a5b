import { confirmation } from '#domain/subscriptions/subscription.ts';
import { hashOf } from '../mail/link-token.ts';
import { postMail } from '../mail/outbox.ts';
import { operations } from './operations.ts';
import { welcomeMail } from './subscription-mails.ts';
import { lockSubscriptionByToken, updateSubscription } from './subscriptions-table.ts';

export const confirm = operations.confirm.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { settings } = context;
    const now = context.now();
    const subscription = await lockSubscriptionByToken(transaction, hashOf(input.token));
    const outcome = subscription ? confirmation(subscription, now) : 'expired';
    if (!subscription || outcome === 'expired') throw errors.LINK_EXPIRED();
    if (outcome === 'confirm') {
      await updateSubscription(transaction, subscription.id, { status: 'confirmed', confirmed_at: now });
      await postMail(transaction, context, welcomeMail(subscription, input.token, settings.publicUrl));
    }
    return { list: subscription.list };
  }),
);
