/** Crockford's base 32: no two characters look alike when copied by hand. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One letter per byte, with five random bits each. */
export function lettersFrom(bytes: Uint8Array): string {
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Normalizes typed letters; null where they are invalid or not `length` of them. */
export function readLetters(typed: string, length: number): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return letters.length === length && [...letters].every((letter) => LETTERS.includes(letter))
    ? letters
    : null;
}

/** 'K7M2Q-9XTVB'. */
export function inGroups(letters: string, length: number): string {
  return letters.match(new RegExp(`.{1,${length}}`, 'g'))?.join('-') ?? '';
}
