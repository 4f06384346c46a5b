import type { Encryption } from '../secrets/encryption.ts';
import type { CarrierFeedRecord } from './carrier-feeds-table.ts';

export function encryptCredential(encryption: Encryption, feed_id: string, credential: string): Uint8Array {
  return encryption.encrypt(Buffer.from(credential), placeOf(feed_id));
}

export function decryptCredential(
  encryption: Encryption,
  { id, credential }: Pick<CarrierFeedRecord, 'id' | 'credential'>,
): string {
  return Buffer.from(encryption.decrypt(credential, placeOf(id))).toString();
}

function placeOf(feed_id: string): string {
  return `carrier feed ${feed_id}`;
}
