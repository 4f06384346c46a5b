import { createHmac, hkdfSync } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { encryptionFor } from '../secrets/encryption.ts';

/** How answers lie in the database for repeated calls: without the installation's secret nobody reads them there. */
export interface IdempotencyResponses {
  /** The same for the same request, and nothing can be guessed from it: requests hold passwords. */
  fingerprint(operation: string, request: unknown): string;
  seal(answer: unknown): string;
  open(sealed: string): unknown;
}

const KEY_BYTES = 32;
/** All answers lie in one place. */
const PLACE = '';

export function idempotencyResponsesWith(secret: string): IdempotencyResponses {
  const requests = Buffer.from(hkdfSync('sha256', secret, '', 'kept answers: requests', KEY_BYTES));
  const answers = encryptionFor(secret, 'kept answers: answers');

  return {
    fingerprint: (operation, request) =>
      createHmac('sha256', requests)
        .update(JSON.stringify([operation, request]))
        .digest('hex'),

    seal: (answer) => Buffer.from(answers.close(serialize(answer), PLACE)).toString('base64'),
    open: (sealed) => deserialize(answers.open(Buffer.from(sealed, 'base64'), PLACE)),
  };
}
