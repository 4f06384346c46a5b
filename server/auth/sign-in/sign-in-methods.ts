import { operations } from '../../api/operations.ts';

export const signInMethods = operations.people.signInMethods.handler(({ context: { singleSignOn } }) => ({
  single_sign_on: singleSignOn !== undefined,
}));
