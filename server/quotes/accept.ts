import { signedIn } from '../api/call-context.ts';
import { lockClient } from '../shipments/lock-client.ts';
import { acceptOffer } from './offers/accept-offer.ts';
import { lockOffer } from './offers/lock-offer.ts';
import { operations } from './operations.ts';

export const accept = operations.accept.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { organisation_id, user_id } = person;
    if (!organisation_id) throw errors.NOT_FOUND();
    const held = await lockClient(transaction, { organisation_id, contact_id: user_id });
    const owner = { ...person, organisation_id: held.client.organisation_id };
    const quote = await lockOffer(transaction, owner, input, context.now(), errors);
    const acceptance = {
      quote,
      option: input.option,
      held,
      action: 'quotes.accept' as const,
      actor_id: user_id,
    };
    return { tracking_number: await acceptOffer(transaction, context, acceptance, errors) };
  }),
);
