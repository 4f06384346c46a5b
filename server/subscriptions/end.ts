import { hashOf } from '../mail/link-token.ts';
import { operations } from './operations.ts';
import { lockSubscriptionByToken, updateSubscription } from './subscriptions-table.ts';

/** Idempotent without a key, because mail programs may send the request more than once. */
export const end = operations.end.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const subscription = await lockSubscriptionByToken(transaction, hashOf(input.token));
    if (!subscription) throw errors.LINK_UNKNOWN();
    if (subscription.status !== 'ended')
      await updateSubscription(transaction, subscription.id, { status: 'ended', ended_at: context.now() });
    return { list: subscription.list };
  }),
);
