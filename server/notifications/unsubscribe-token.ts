import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kind.ts';
import type { Sign } from '../secrets/hmac.ts';

/** What a mail's link ends: the mails of one kind, or the one mail a day. */
export const MailScope = z.enum([...NOTIFICATION_KINDS, 'daily']);
export type MailScope = z.infer<typeof MailScope>;

interface Unsubscriber {
  user_id: string;
  scope: MailScope;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([a-z_]+)_([\w-]{43})$/;

/** Signed, not stored: the links of all earlier mails stay good. It can do nothing but unsubscribe. */
export function unsubscribeToken(sign: Sign, { user_id, scope }: Unsubscriber): string {
  const words = `${user_id}_${scope}`;
  return `${words}_${sign(words)}`;
}

/** Who unsubscribes from what; null for a token that this installation did not sign. */
export function readUnsubscribeToken(sign: Sign, token: string): Unsubscriber | null {
  const [, user_id = '', named = '', signature = ''] = TOKEN.exec(token) ?? [];
  const scope = MailScope.safeParse(named);
  if (!scope.success) return null;
  const expected = sign(`${user_id}_${scope.data}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return { user_id, scope: scope.data };
}
