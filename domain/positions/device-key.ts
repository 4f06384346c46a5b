import { inGroups, lettersFrom, readLetters } from '../codes/crockford-base32.ts';

/** 125 random bits, short enough to type into a phone. */
const LENGTH = 25;
const GROUP = 5;

/** The random bytes of a key. */
export const DEVICE_KEY_BYTES = LENGTH;

/** 'K7M2Q-9XTVB-40ZRD-HWCQ8-5PJ1E'. */
export function deviceKeyFrom(bytes: Uint8Array): string {
  return inGroups(lettersFrom(bytes.subarray(0, LENGTH)), GROUP);
}

/** Normalizes a typed key; null if it can’t be one. */
export function readDeviceKey(typed: string): string | null {
  const letters = readLetters(typed, LENGTH);
  return letters && inGroups(letters, GROUP);
}
