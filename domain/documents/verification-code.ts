/** Crockford's letters: none that is mistaken for another when it is read off paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = 4;

/** 80 bits by chance (bytes of a secure source, at least 16), which nobody guesses: 'K7QF9M2T0B4WXH3Z'. */
export function verificationCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As printed: 'K7QF-9M2T-0B4W-XH3Z'. */
export function verificationCodeInGroups(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;
}

/** What somebody has read off a paper; null when it cannot be a code. */
export function readVerificationCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
