import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { chooseDelivery } from './choose-delivery.ts';

export const setPreference = operations.notifications.setPreference.handler(async ({ input, context }) => {
  const { user_id } = signedIn(context);
  await context.database.transaction((transaction) =>
    chooseDelivery(transaction, user_id, [input.kind], input.delivery),
  );
  return {};
});
