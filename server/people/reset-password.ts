import { APIError } from 'better-auth/api';
import { operations } from '../api/operations.ts';

export const resetPassword = operations.people.resetPassword.handler(async ({ input, context, errors }) => {
  const { token, password } = input;
  await context.accounts.api
    .resetPassword({ body: { token, newPassword: password } })
    .catch((error: unknown) => {
      throw error instanceof APIError && error.statusCode === 400 ? errors.LINK_EXPIRED() : error;
    });
  return {};
});
