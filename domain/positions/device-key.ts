import { inGroups, lettersFrom, readLetters } from '../second-factor/copied-letters.ts';

/** 125 bits of chance, short enough to be typed into a phone. */
const LENGTH = 25;
const GROUP = 5;

/** What one key takes of chance. */
export const DEVICE_KEY_BYTES = LENGTH;

/** 'K7M2Q-9XTVB-40ZRD-HWCQ8-5PJ1E'. */
export function deviceKeyFrom(bytes: Uint8Array): string {
  return inGroups(lettersFrom(bytes.subarray(0, LENGTH)), GROUP);
}

/** As it was made, however it was typed; null for what can be no key. */
export function readDeviceKey(typed: string): string | null {
  const letters = readLetters(typed, LENGTH);
  return letters && inGroups(letters, GROUP);
}
