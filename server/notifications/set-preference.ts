import { signedIn } from '../api/call-context.ts';
import { once } from '../api/idempotent.ts';
import { operations } from '../api/operations.ts';
import { chooseDelivery } from './choose-delivery.ts';

export const setPreference = operations.notifications.setPreference.handler(({ input, context }) =>
  once(context, 'notifications.setPreference', input, async (transaction) => {
    await chooseDelivery(transaction, signedIn(context).user_id, [input.kind], input.delivery);
    return {};
  }),
);
