import { signedIn } from '../api/call-context.ts';
import { erasePerson } from './erase-person.ts';
import { erasureStatusOf } from './erasure-blockers.ts';
import { operations } from './operations.ts';

export const erase = operations.erase.handler(({ input, context, errors }) =>
  context.database.transaction(async (transaction) => {
    const { user_id } = signedIn(context);
    const outcome = await erasePerson(transaction, context, { ...input, user_id, by: user_id });
    if (outcome === 'done') return {};
    if (outcome.refused === 'STILL_NEEDED')
      throw errors.STILL_NEEDED({ data: erasureStatusOf(outcome.needs) });
    if (outcome.refused === 'LAST_ADMIN') throw errors.LAST_ADMIN();
    throw errors.NOT_CONFIRMED();
  }),
);
