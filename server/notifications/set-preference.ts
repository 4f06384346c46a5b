import { signedIn } from '../api/call-context.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { operations } from './operations.ts';

export const setPreference = operations.setPreference.handler(({ input, context }) =>
  context.write(async (transaction) => {
    await chooseDelivery(transaction, signedIn(context).user_id, [input.kind], input.delivery);
    return {};
  }),
);
