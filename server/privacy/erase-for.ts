import { signedIn } from '../api/call-context.ts';
import { erasePerson } from './erase-person.ts';
import { erasureStatusOf } from './erasure-blockers.ts';
import { operations } from './operations.ts';

export const eraseFor = operations.eraseFor.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id: userId, confirmation } = input;
    const { user_id: by } = signedIn(context);
    if (userId === by) throw errors.OWN_ACCOUNT();
    const outcome = await erasePerson(transaction, context, { user_id: userId, confirmation, by });
    if (outcome === 'done') return {};
    if (outcome.refused === 'STILL_NEEDED')
      throw errors.STILL_NEEDED({ data: erasureStatusOf(outcome.needs) });
    throw errors[outcome.refused]();
  }),
);
