import { operations } from '../api/operations.ts';

export const requestPasswordReset = operations.people.requestPasswordReset.handler(
  async ({ input, context }) => {
    await context.accounts.api.requestPasswordReset({ body: { email: input.email } });
    return {};
  },
);
