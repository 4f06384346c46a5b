import { withRetry } from '#web/ui/loading/lazy-with-retry.ts';

/** Why a passkey ceremony failed, with a user-facing message. */
export class PasskeyProblem extends Error {}

/** Also false on pages without HTTPS: browsers hide the API there. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

export const createPasskey = async () => (await ceremonies()).createPasskey();
export const signInWithPasskey = async () => (await ceremonies()).signInWithPasskey();
export const reauthenticateWithPasskey = async () => (await ceremonies()).reauthenticateWithPasskey();

/** Loaded on first use to keep it out of every page's bundle. */
async function ceremonies() {
  if (!supportsPasskeys())
    throw new PasskeyProblem(
      'This browser can’t use passkeys here. Passkeys need an up-to-date browser and a secure (HTTPS) connection.',
    );
  return withRetry(() => import('./passkey-ceremonies.ts'));
}
