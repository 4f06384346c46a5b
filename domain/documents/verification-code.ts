import { inGroups, lettersFrom, readLetters } from '../codes/crockford-base32.ts';

const LENGTH = 16;
const GROUP = 4;

/** An unguessable code of 80 random bits, from at least 16 bytes of a secure source: 'K7QF9M2T0B4WXH3Z'. */
export function verificationCode(bytes: Uint8Array): string {
  return lettersFrom(bytes.subarray(0, LENGTH));
}

/** As printed: 'K7QF-9M2T-0B4W-XH3Z'. */
export function verificationCodeInGroups(code: string): string {
  return inGroups(code, GROUP);
}

/** Normalizes a code typed from a printed document; null when it cannot be a code. */
export function readVerificationCode(typed: string): string | null {
  return readLetters(typed, LENGTH);
}
