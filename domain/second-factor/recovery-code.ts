/** Crockford's letters: none is taken for another when it is copied by hand. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const HALF = 5;

/** At once made, shown and valid. */
export const RECOVERY_CODES = 10;
/** What one code takes of chance: five bits of each byte count. */
export const RECOVERY_CODE_BYTES = LENGTH;

/** 'K7M2Q-9XTVB'. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** As it was made, however it was typed; null for what can be no recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}
