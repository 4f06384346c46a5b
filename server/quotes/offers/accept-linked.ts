import { postMail } from '../../mail/outbox.ts';
import { lockClient } from '../../shipments/lock-client.ts';
import { clientOfQuote } from '../client-of-quote.ts';
import { operations } from '../operations.ts';
import { quoteConvertedMail } from '../quote-mails.ts';
import { acceptOffer } from './accept-offer.ts';
import { linkedQuote, lockLinkedOffer } from './linked-quote.ts';

/**
 * The shipment belongs to the organisation of the quote or of its requester. A customer without one gets the tracking
 * number by e-mail. The session of the caller, if any, does not count.
 */
export const acceptLinked = operations.acceptLinked.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const linked = await linkedQuote(transaction, context, input.token, errors);
    const owner = await clientOfQuote(transaction, linked);
    const held = owner && (await lockClient(transaction, owner));
    const quote = await lockLinkedOffer(transaction, linked, input.answered_at, context.now(), errors);
    const tracking_number = await acceptOffer(
      transaction,
      { ...context, person: null },
      {
        quote,
        // An offer of one price is shown as its only option.
        option: quote.option_revision === 0 && input.option === 1 ? undefined : input.option,
        held,
        action: 'quotes.acceptLinked',
        actor_id: context.person?.user_id ?? null,
      },
      errors,
    );
    if (!held)
      await postMail(
        transaction,
        context,
        quoteConvertedMail(quote, tracking_number, context.settings.publicUrl),
      );
    return { tracking_number, in_account: held !== null };
  }),
);
