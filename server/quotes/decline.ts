import { signedIn } from '../api/call-context.ts';
import { declineOffer } from './offers/decline-offer.ts';
import { lockOffer } from './offers/lock-offer.ts';
import { operations } from './operations.ts';

export const decline = operations.decline.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const quote = await lockOffer(transaction, person, input, context.now(), errors);
    await declineOffer(transaction, context, {
      quote,
      reason: input.reason,
      action: 'quotes.decline',
      actor_id: person.user_id,
    });
    return {};
  }),
);
