/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { withTimeout } from './timeouts.ts';

declare global {
  interface Window {
    /** Called by Google if the key is invalid, not allowed for this domain, or has no billing. */
    gm_authFailure?: () => void;
  }
}

/** Timeout for loading the script. A retry continues to wait for the same script. */
const LOAD_TIMEOUT_MS = 5_000;

/** Settles when Google refuses the key, which may happen as late as the first map. */
export const refused = new Promise<void>((resolve) => {
  window.gm_authFailure = resolve;
});

let configured = false;

/** Loads Google's script into the page. Can be called again after a failure, because the loader discards a failed script. */
export async function loadScript(key: string): Promise<void> {
  if (!configured) setOptions({ key, v: 'quarterly', language: 'en' });
  configured = true;
  await withTimeout(LOAD_TIMEOUT_MS, Promise.all([importLibrary('core'), importLibrary('maps')]));
}
