import { operations } from '../operations.ts';
import { assertionOptions } from './assertion-options.ts';

/**
 * Names no account and no passkey: the browser offers the ones it has for this site. Reads and writes
 * nothing, so it is exempt from the network limit, and passkey sign-in works from every network.
 */
export const beginPasskeySignIn = operations.beginPasskeySignIn.handler(async ({ context }) => {
  const { passkeyChallenges } = context.accounts;
  const browser = passkeyChallenges.browserOf(context.requestHeaders) ?? passkeyChallenges.newBrowser();
  context.replyHeader('set-cookie', passkeyChallenges.cookieFor(browser, context.now()));
  return assertionOptions(context, { purpose: 'sign-in', holder: browser });
});
