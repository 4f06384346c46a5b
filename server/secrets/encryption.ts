import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Authenticated encryption of secrets in the database, bound to the installation and to the row they belong
 * to.
 */
export interface Encryption {
  /** `place` is the additional authenticated data: a ciphertext moved to another row does not decrypt. */
  encrypt(secret: Uint8Array, place: string): Uint8Array;
  /** Throws for a ciphertext that was changed, moved, or encrypted with another installation’s secret. */
  decrypt(ciphertext: Uint8Array, place: string): Uint8Array;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `purpose` separates keys: what is encrypted for one purpose does not decrypt for another. */
export function encryptionFor(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    encrypt(plain, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(ciphertext, place) {
      const nonce = ciphertext.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(ciphertext.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(ciphertext.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}
