import { operations } from '../operations.ts';

export const signInMethods = operations.signInMethods.handler(({ context: { singleSignOn } }) => ({
  single_sign_on: singleSignOn !== undefined,
}));
