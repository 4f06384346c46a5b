import { loadWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

/** Why a passkey ceremony failed, with a user-facing message. */
export class PasskeyProblem extends Error {}

/** Also false on pages without HTTPS: browsers hide the API there. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Called with true when the code of ceremonies could not be loaded and is retried, and with false once it is loaded. */
type OnRetrying = (isRetrying: boolean) => void;

export const createPasskey = async (onRetrying?: OnRetrying) =>
  (await ceremonies(onRetrying)).createPasskey();
export const signInWithPasskey = async (onRetrying?: OnRetrying) =>
  (await ceremonies(onRetrying)).signInWithPasskey();
export const reauthenticateWithPasskey = async (onRetrying?: OnRetrying) =>
  (await ceremonies(onRetrying)).reauthenticateWithPasskey();

/** Loaded on first use to keep it out of every page's bundle. */
async function ceremonies(onRetrying?: OnRetrying) {
  if (!supportsPasskeys())
    throw new PasskeyProblem(
      'This browser can’t use passkeys here. Passkeys need an up-to-date browser and a secure (HTTPS) connection.',
    );
  const loaded = await loadWithRetry(
    () => import('./passkey-ceremonies.ts'),
    () => onRetrying?.(true),
  );
  onRetrying?.(false);
  return loaded;
}
