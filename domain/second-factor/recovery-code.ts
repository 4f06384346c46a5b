import { inGroups, lettersFrom, readLetters } from '../codes/crockford-base32.ts';

const LENGTH = 10;
const HALF = 5;

/** Number of recovery codes generated together. */
export const RECOVERY_CODES = 10;
/** Random bytes per code; five bits of each are used. */
export const RECOVERY_CODE_BYTES = LENGTH;

/** 'K7M2Q-9XTVB'. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  return inGroups(lettersFrom(bytes.subarray(0, LENGTH)), HALF);
}

/** Normalizes a typed recovery code; null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = readLetters(typed, LENGTH);
  return letters && inGroups(letters, HALF);
}
