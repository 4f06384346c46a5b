import type { CallContext } from '../../api/call-context.ts';
import { retryAfterSentence } from '../../rate-limits/rate-limit-headers.ts';

/** The sentence for whoever has tried too many codes, and the header that says the same. */
export function codeWaitSentence(context: Pick<CallContext, 'replyHeader'>, wait_ms: number): string {
  return `Too many wrong codes. ${retryAfterSentence(context, { msBeforeNext: wait_ms })} A recovery code works at once.`;
}
