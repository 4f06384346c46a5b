import { operations } from '../operations.ts';
import { declineOffer } from './decline-offer.ts';
import { linkedQuote, lockLinkedOffer } from './linked-quote.ts';

export const declineLinked = operations.declineLinked.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const linked = await linkedQuote(transaction, context, input.token, errors);
    const quote = await lockLinkedOffer(transaction, linked, input.answered_at, context.now(), errors);
    await declineOffer(transaction, context, {
      quote,
      reason: input.reason,
      action: 'quotes.declineLinked',
      actor_id: context.person?.user_id ?? null,
    });
    return {};
  }),
);
