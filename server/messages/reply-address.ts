import { timingSafeEqual } from 'node:crypto';
import type { Sign } from '../secrets/hmac.ts';

/** What an answer to an e-mail belongs to: the notification that was mailed, and whether it was about an internal note. */
export interface ReplyTarget {
  notification_id: string;
  internal: boolean;
}

/** 80 bits: the part of an address before the @ has at most 64 characters. */
const SIGNATURE_CHARACTERS = 20;
const ADDRESS = /\+([ic])([0-9a-f]{32})([0-9a-f]{20})@/gi;

/** The address with a signed token, `reply+…@example.com`, that answers to one e-mail go to. */
export function replyAddress(sign: Sign, address: string, target: ReplyTarget): string {
  const [local, domain] = address.split('@');
  return `${local}+${claimOf(target)}${signatureOf(sign, target)}@${domain}`;
}

/** The target of the first address among the recipients that this installation signed; null if there is none. */
export function readReplyAddress(sign: Sign, recipients: string): ReplyTarget | null {
  for (const [, kind = '', id = '', signature = ''] of recipients.matchAll(ADDRESS)) {
    const notification_id = id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const target = { notification_id, internal: kind.toLowerCase() === 'i' };
    if (timingSafeEqual(Buffer.from(signature.toLowerCase()), Buffer.from(signatureOf(sign, target))))
      return target;
  }
  return null;
}

function claimOf({ notification_id, internal }: ReplyTarget): string {
  return `${internal ? 'i' : 'c'}${notification_id.replaceAll('-', '')}`;
}

/** In lower case, because mail programs may change the case of an address. */
function signatureOf(sign: Sign, target: ReplyTarget): string {
  const signature = sign(`reply ${claimOf(target)}`);
  return Buffer.from(signature, 'base64url').toString('hex').slice(0, SIGNATURE_CHARACTERS);
}
