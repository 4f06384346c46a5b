import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Encryption } from '../secrets/encryption.ts';
import type { DeliveryRecord } from './webhook-deliveries-table.ts';
import type { WebhookRecord } from './webhooks-table.ts';

const SECRET_BYTES = 24;
const PREFIX = 'whsec_';

/** A new secret in the format of Standard Webhooks. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

export function encryptSecret(
  encryption: Encryption,
  webhook_id: string,
  secret: string | Uint8Array,
): Uint8Array {
  return encryption.encrypt(Buffer.from(secret), placeOf(webhook_id));
}

/** The headers of Standard Webhooks 1.0. Until the former secret ends, there is a signature with each. */
export function signatureHeaders(
  encryption: Encryption,
  webhook: WebhookRecord,
  { delivery, body, now }: { delivery: Pick<DeliveryRecord, 'id'>; body: string; now: Date },
): Record<string, string> {
  const signatures = decryptSecrets(encryption, webhook, now).map((secret) =>
    new Webhook(Buffer.from(secret).toString()).sign(delivery.id, now, body),
  );
  return {
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Thrown for a webhook whose secret was encrypted with another secret of the installation. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable';
}

/** The decrypted secrets that are valid now, newest first. A former one that can’t be decrypted is left out. */
export function decryptSecrets(
  encryption: Encryption,
  { id, secret, former_secret, former_secret_until }: WebhookRecord,
  now: Date,
): Uint8Array[] {
  const decrypt = (ciphertext: Uint8Array) => {
    try {
      return [encryption.decrypt(ciphertext, placeOf(id))];
    } catch {
      return [];
    }
  };
  const current = decrypt(secret);
  if (current.length === 0)
    throw new SecretUnreadable('Not sent: the secret of the webhook can’t be decrypted.');
  const isFormerValid = former_secret && former_secret_until && former_secret_until > now;
  return isFormerValid ? [...current, ...decrypt(former_secret)] : current;
}

function placeOf(webhook_id: string): string {
  return `webhook ${webhook_id}`;
}
