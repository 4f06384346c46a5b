import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kind.ts';
import type { Sign } from '../secrets/hmac.ts';

/** What an unsubscribe link ends: the e-mails of one kind, or the daily digest. */
const MailScope = z.enum([...NOTIFICATION_KINDS, 'daily']);
type MailScope = z.infer<typeof MailScope>;

interface Unsubscriber {
  user_id: string;
  scope: MailScope;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([a-z_]+)_([\w-]{43})$/;

/**
 * A signed token that is not stored, so that links of earlier e-mails stay valid. It only allows
 * unsubscribing.
 */
export function unsubscribeToken(sign: Sign, { user_id, scope }: Unsubscriber): string {
  const claim = `${user_id}_${scope}`;
  return `${claim}_${sign(claim)}`;
}

/** The person and scope of a token; null if this installation did not sign it. */
export function readUnsubscribeToken(sign: Sign, token: string): Unsubscriber | null {
  const [, user_id = '', named = '', signature = ''] = TOKEN.exec(token) ?? [];
  const scope = MailScope.safeParse(named);
  if (!scope.success) return null;
  const expected = sign(`${user_id}_${scope.data}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return { user_id, scope: scope.data };
}
