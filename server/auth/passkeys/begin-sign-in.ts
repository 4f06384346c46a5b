import { operations } from '../../api/operations.ts';
import { assertionOptions } from './assertion-options.ts';

/**
 * Names no account and no passkey: the browser offers those it has for this site. It reads and writes nothing, so that
 * it is refused to no network: whoever has the right passkey signs in from everywhere.
 */
export const beginPasskeySignIn = operations.people.beginPasskeySignIn.handler(async ({ context }) => {
  const { passkeyChallenges } = context.accounts;
  const browser = passkeyChallenges.browserOf(context.requestHeaders) ?? passkeyChallenges.newBrowser();
  context.replyHeader('set-cookie', passkeyChallenges.cookieFor(browser, context.now()));
  return assertionOptions(context, { purpose: 'sign-in', holder: browser });
});
