import { networkAround } from '#domain/people/network.ts';
import { once } from '../../api/idempotent.ts';
import { operations } from '../../api/operations.ts';
import { newId } from '../../database/statements/columns.ts';

/** Does the same for every address: whether there is an account is found out, and its mail written, by a job. */
export const requestPasswordReset = operations.people.requestPasswordReset.handler(({ input, context }) =>
  once(context, 'people.requestPasswordReset', input, async (transaction) => {
    const { accounts, jobs } = context;
    const { email } = input;
    await jobs.send(transaction, 'password-resets', {
      request_id: newId(),
      email,
      network: networkAround(context.address),
      trusted_browser: await accounts.trustedBrowsers.has(transaction, { email }, context),
    });
    return {};
  }),
);
