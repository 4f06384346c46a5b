import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** How answers lie in the database for repeated calls: without the installation's secret nobody reads them there. */
export interface KeptAnswers {
  /** The same for the same request, and nothing can be guessed from it: requests hold passwords. */
  fingerprint(operation: string, request: unknown): string;
  seal(answer: unknown): string;
  open(sealed: string): unknown;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function keptAnswersWith(secret: string): KeptAnswers {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `kept answers: ${purpose}`, KEY_BYTES));
  const requests = keyFor('requests');
  const answers = keyFor('answers');

  return {
    fingerprint: (operation, request) =>
      createHmac('sha256', requests)
        .update(JSON.stringify([operation, request]))
        .digest('hex'),

    seal(answer) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, answers, nonce, { authTagLength: TAG_BYTES });
      const parts = [nonce, cipher.update(serialize(answer)), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64');
    },

    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const cipher = createDecipheriv(CIPHER, answers, nonce, { authTagLength: TAG_BYTES });
      cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return deserialize(
        Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]),
      );
    },
  };
}
