import { expect, test } from 'vitest';
import { encryptionFor } from './encryption.ts';

const SECRET = 'a secret that only tests know, long enough';
const seal = encryptionFor(SECRET, 'one purpose');
const plain = Buffer.from('twenty bytes of a key');
const sealed = seal.close(plain, 'here');

test('a ciphertext decrypts in its place, and differs each time', () => {
  expect(Buffer.from(seal.open(sealed, 'here')).equals(plain)).toBe(true);
  expect(Buffer.from(seal.close(plain, 'here')).equals(sealed)).toBe(false);
  expect(Buffer.from(sealed).includes(plain)).toBe(false);
});

test.each([
  ['elsewhere', () => seal.open(sealed, 'there')],
  ['for another purpose', () => encryptionFor(SECRET, 'another purpose').open(sealed, 'here')],
  ['by another installation', () => encryptionFor(`${SECRET}er`, 'one purpose').open(sealed, 'here')],
  ['changed', () => seal.open(Buffer.from(sealed).fill(1, 20, 21), 'here')],
  ['cut short', () => seal.open(sealed.subarray(0, 20), 'here')],
])('it does not decrypt %s', (_, open) => expect(open).toThrow());
