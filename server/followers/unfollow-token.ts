import { timingSafeEqual } from 'node:crypto';
import type { Sign } from '../secrets/hmac.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([\w-]{43})$/;

/** A signed token that is not stored, so that the links of all earlier e-mails stay valid. It only ends following. */
export function unfollowToken(sign: Sign, follower_id: string): string {
  return `${follower_id}_${sign(`follower ${follower_id}`)}`;
}

/** The follower’s id; null if this installation did not sign the token. */
export function readUnfollowToken(sign: Sign, token: string): string | null {
  const [, follower_id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!follower_id) return null;
  const expected = Buffer.from(sign(`follower ${follower_id}`));
  return timingSafeEqual(Buffer.from(signature), expected) ? follower_id : null;
}
