import { operations } from '../api/operations.ts';
import { sendCookies } from '../sessions/cookies.ts';

export const signOut = operations.people.signOut.handler(async ({ context }) => {
  const { accounts, requestHeaders } = context;
  const { headers } = await accounts.api.signOut({
    headers: new Headers({ cookie: requestHeaders.cookie ?? '' }),
    returnHeaders: true,
  });
  sendCookies(context, headers);
  return {};
});
