import { isPermitted } from '#domain/people/access.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from './operations.ts';
import { listQuotesOf } from './quote-rows.ts';

export const mine = operations.mine.handler(async ({ input, context }) => {
  const person = signedIn(context);
  const page = await listQuotesOf(context.database.db, person, input);
  const { email_verified } = person;
  if (isPermitted(person, 'money')) return { ...page, email_verified };
  return {
    ...page,
    quotes: page.quotes.map((quote) => ({
      ...quote,
      estimated_cost_cents: null,
      offered_cents: null,
      options: [],
      offer_note: '',
    })),
    email_verified,
  };
});
