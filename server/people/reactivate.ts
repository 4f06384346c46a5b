import { setAccountDeactivated } from './deactivate-account.ts';
import { operations } from './operations.ts';

export const reactivate = operations.reactivate.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const done = await setAccountDeactivated(transaction, context, {
      user_id: input.user_id,
      deactivate: false,
    });
    if ('refused' in done) throw errors[done.refused]();
    return done;
  }),
);
