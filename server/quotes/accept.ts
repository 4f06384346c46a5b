import { signedIn } from '../api/call-context.ts';
import { acceptOffer } from './offers/accept-offer.ts';
import { lockOffer } from './offers/lock-offer.ts';
import { operations } from './operations.ts';

export const accept = operations.accept.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { organisation_id, user_id } = person;
    const quote = await lockOffer(transaction, person, input, context.now(), errors);
    if (!organisation_id) throw errors.NOT_FOUND();
    const acceptance = {
      quote,
      option: input.option,
      client: { organisation_id, contact_id: user_id },
      action: 'quotes.accept' as const,
      actor_id: user_id,
    };
    return { tracking_number: await acceptOffer(transaction, context, acceptance, errors) };
  }),
);
