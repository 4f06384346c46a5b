import { expect, test } from 'vitest';
import { encryptionFor } from './encryption.ts';

const SECRET = 'a secret that only tests know, long enough';
const encryption = encryptionFor(SECRET, 'one purpose');
const plain = Buffer.from('twenty bytes of a key');
const sealed = encryption.encrypt(plain, 'here');

test('a ciphertext decrypts in its place, and differs each time', () => {
  expect(Buffer.from(encryption.decrypt(sealed, 'here')).equals(plain)).toBe(true);
  expect(Buffer.from(encryption.encrypt(plain, 'here')).equals(sealed)).toBe(false);
  expect(Buffer.from(sealed).includes(plain)).toBe(false);
});

test.each([
  ['elsewhere', () => encryption.decrypt(sealed, 'there')],
  ['for another purpose', () => encryptionFor(SECRET, 'another purpose').decrypt(sealed, 'here')],
  ['by another installation', () => encryptionFor(`${SECRET}er`, 'one purpose').decrypt(sealed, 'here')],
  ['changed', () => encryption.decrypt(Buffer.from(sealed).fill(1, 20, 21), 'here')],
  ['cut short', () => encryption.decrypt(sealed.subarray(0, 20), 'here')],
])('it does not decrypt %s', (_, open) => expect(open).toThrow());
