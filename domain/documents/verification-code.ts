/** Crockford's base 32: no two characters look alike in print. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = 4;

/** An unguessable code of 80 random bits, from at least 16 bytes of a secure source: 'K7QF9M2T0B4WXH3Z'. */
export function verificationCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As printed: 'K7QF-9M2T-0B4W-XH3Z'. */
export function verificationCodeInGroups(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;
}

/** Normalizes a code typed from a printed document; null when it cannot be a code. */
export function readVerificationCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
