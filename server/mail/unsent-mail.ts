import { ORPCError } from '@orpc/server';
import type { CallContext } from '../api/call-context.ts';
import { retryAfterSentence } from '../rate-limits/rate-limit-headers.ts';
import type { Balance } from '../rate-limits/rate-limiter.ts';
import { MAILS_AN_HOUR } from './recipient-limits.ts';

/** Thrown when sending the e-mail is the purpose of the call, so that callers do not assume it was sent. */
export function mailNotSent(context: Pick<CallContext, 'replyHeader'>, recipient: string, refused: Balance) {
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `${recipient} isn’t verified and has had ${MAILS_AN_HOUR} emails from us in the past hour. Nothing was sent or changed. ${retryAfterSentence(context, refused)}`,
  });
}
