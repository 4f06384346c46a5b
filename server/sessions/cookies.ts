import type { CallContext } from '../api/call-context.ts';

/** Passes the account service's Set-Cookie headers on to the page. */
export function sendCookies({ replyHeader }: CallContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) replyHeader('set-cookie', cookie);
}
