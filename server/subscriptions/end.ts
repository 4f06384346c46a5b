import { operations } from '../api/operations.ts';
import { lockSubscriptionByToken, updateSubscription } from './subscriptions-table.ts';
import { hashOf } from './token.ts';

/** Ended again, it stays ended: mail programs press their button more than once. */
export const end = operations.subscriptions.end.handler(async ({ input, context, errors }) => {
  const list = await context.database.transaction(async (transaction) => {
    const subscription = await lockSubscriptionByToken(transaction, hashOf(input.token));
    if (subscription && subscription.status !== 'ended')
      await updateSubscription(transaction, subscription.id, { status: 'ended', ended_at: context.now() });
    return subscription?.list;
  });
  if (!list) throw errors.LINK_UNKNOWN();
  return { list };
});
