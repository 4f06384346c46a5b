/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { within } from './timeouts.ts';

declare global {
  interface Window {
    /** Google calls it when it refuses the key: wrong, not for this address, or without billing. */
    gm_authFailure?: () => void;
  }
}

/** A script that hangs counts as failed after this; a retry then waits on for the same one. */
const PATIENCE_MS = 5_000;

/** Settles when Google refuses the key, which it does as late as with the first map. */
export const refused = new Promise<void>((resolve) => {
  window.gm_authFailure = resolve;
});

let configured = false;

/** Puts Google's script into the page. The loader forgets a script that failed, so this can be called again. */
export async function loadScript(key: string): Promise<void> {
  if (!configured) setOptions({ key, v: 'quarterly', language: 'en' });
  configured = true;
  await within(PATIENCE_MS, Promise.all([importLibrary('core'), importLibrary('maps')]));
}
