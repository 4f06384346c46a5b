import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { chooseDelivery } from './choose-delivery.ts';

export const setPreference = operations.notifications.setPreference.handler(({ input, context }) =>
  context.write(async (transaction) => {
    await chooseDelivery(transaction, signedIn(context).user_id, [input.kind], input.delivery);
    return {};
  }),
);
