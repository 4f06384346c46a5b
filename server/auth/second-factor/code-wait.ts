import type { CallContext } from '../../api/call-context.ts';
import { retryAfterSentence } from '../../rate-limits/rate-limit-headers.ts';

/** The error message after too many wrong codes. Also sets the Retry-After header. */
export function codeWaitSentence(context: Pick<CallContext, 'replyHeader'>, wait_ms: number): string {
  return `Too many wrong codes. ${retryAfterSentence(context, { msBeforeNext: wait_ms })} Or use a recovery code now.`;
}
