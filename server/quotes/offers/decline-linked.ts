import { operations } from '../operations.ts';
import { declineOffer } from './decline-offer.ts';
import { lockLinkedOffer } from './linked-quote.ts';

export const declineLinked = operations.declineLinked.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const quote = await lockLinkedOffer(transaction, context, input, errors);
    await declineOffer(transaction, context, {
      quote,
      reason: input.reason,
      action: 'quotes.declineLinked',
      actor_id: context.person?.user_id ?? null,
    });
    return {};
  }),
);
