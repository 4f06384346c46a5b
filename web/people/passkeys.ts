import { loadWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

/** Why a passkey ceremony failed, with a user-facing message. */
export class PasskeyProblem extends Error {}

/** Also false on pages without HTTPS: browsers hide the API there. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** `onRetry` is called while the code of ceremonies could not be loaded and is retried. */
export const createPasskey = async (onRetry?: () => void) => (await ceremonies(onRetry)).createPasskey();
export const signInWithPasskey = async (onRetry?: () => void) =>
  (await ceremonies(onRetry)).signInWithPasskey();
export const reauthenticateWithPasskey = async (onRetry?: () => void) =>
  (await ceremonies(onRetry)).reauthenticateWithPasskey();

/** Loaded on first use to keep it out of every page's bundle. */
async function ceremonies(onRetry?: () => void) {
  if (!supportsPasskeys())
    throw new PasskeyProblem(
      'This browser can’t use passkeys here. Passkeys need an up-to-date browser and a secure (HTTPS) connection.',
    );
  return loadWithRetry(() => import('./passkey-ceremonies.ts'), onRetry);
}
