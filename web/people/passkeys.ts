import { withRetry } from '#web/ui/lazy-with-retry.ts';

/** Why the browser or its authenticator completed no ceremony, as a sentence for the person. */
export class PasskeyProblem extends Error {}

/** False also for pages that did not come over https: browsers hide passkeys from them. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

export const createPasskey = async () => (await ceremonies()).createPasskey();
export const signInWithPasskey = async () => (await ceremonies()).signInWithPasskey();
export const reauthenticateWithPasskey = async () => (await ceremonies()).reauthenticateWithPasskey();

/** Fetched with the first one, so that no page pays for them. */
async function ceremonies() {
  if (!supportsPasskeys())
    throw new PasskeyProblem(
      'This browser cannot use passkeys here. They need a current browser and a secure (https) connection.',
    );
  return withRetry(() => import('./passkey-ceremonies.ts'));
}
