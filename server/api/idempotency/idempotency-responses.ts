import { createHmac, hkdfSync } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { encryptionFor } from '../../secrets/encryption.ts';

/**
 * Encrypts the responses stored for repeated calls, so they cannot be read without the installation’s secret.
 */
export interface IdempotencyResponses {
  /**
   * A keyed hash (HMAC) of the request: equal for equal requests, and not open to guessing, because requests
   * contain passwords.
   */
  fingerprint(operation: string, request: unknown): string;
  encrypt(response: unknown): string;
  decrypt(encrypted: string): unknown;
}

const KEY_BYTES = 32;
/** All responses share one encryption context. */
const PLACE = '';

export function idempotencyResponsesWith(secret: string): IdempotencyResponses {
  const requests = Buffer.from(hkdfSync('sha256', secret, '', 'kept answers: requests', KEY_BYTES));
  const responses = encryptionFor(secret, 'kept answers: answers');

  return {
    fingerprint: (operation, request) =>
      createHmac('sha256', requests)
        .update(JSON.stringify([operation, request]))
        .digest('hex'),

    encrypt: (response) => Buffer.from(responses.encrypt(serialize(response), PLACE)).toString('base64'),
    decrypt: (encrypted) => deserialize(responses.decrypt(Buffer.from(encrypted, 'base64'), PLACE)),
  };
}
