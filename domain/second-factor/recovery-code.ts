import { inGroups, lettersFrom, readLetters } from './copied-letters.ts';

const LENGTH = 10;
const HALF = 5;

/** At once made, shown and valid. */
export const RECOVERY_CODES = 10;
/** What one code takes of chance: five bits of each byte count. */
export const RECOVERY_CODE_BYTES = LENGTH;

/** 'K7M2Q-9XTVB'. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  return inGroups(lettersFrom(bytes.subarray(0, LENGTH)), HALF);
}

/** As it was made, however it was typed; null for what can be no recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const letters = readLetters(typed, LENGTH);
  return letters && inGroups(letters, HALF);
}
