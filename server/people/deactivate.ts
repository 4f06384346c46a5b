import { setAccountDeactivated } from './deactivate-account.ts';
import { operations } from './operations.ts';

export const deactivate = operations.deactivate.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const done = await setAccountDeactivated(transaction, context, {
      user_id: input.user_id,
      deactivate: true,
    });
    if ('refused' in done) throw errors[done.refused]();
    return done;
  }),
);
