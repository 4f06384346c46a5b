import { networkAround } from '#domain/people/network.ts';
import { newId } from '../../database/statements/columns.ts';
import { operations } from '../operations.ts';

/**
 * Does the same work for every address; a job looks up the account and sends the e-mail. This prevents
 * enumeration.
 */
export const requestPasswordReset = operations.requestPasswordReset.handler(({ input, context }) =>
  context.write(async (transaction) => {
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
