import { once } from '../api/idempotent.ts';
import { operations } from '../api/operations.ts';
import { hashOf } from '../mail/link-token.ts';
import { lockSubscriptionByToken, updateSubscription } from './subscriptions-table.ts';

/** Ended again, it stays ended: mail programs press their button more than once, and send no key. */
export const end = operations.subscriptions.end.handler(({ input, context, errors }) =>
  once(context, 'subscriptions.end', input, async (transaction) => {
    const subscription = await lockSubscriptionByToken(transaction, hashOf(input.token));
    if (!subscription) throw errors.LINK_UNKNOWN();
    if (subscription.status !== 'ended')
      await updateSubscription(transaction, subscription.id, { status: 'ended', ended_at: context.now() });
    return { list: subscription.list };
  }),
);
