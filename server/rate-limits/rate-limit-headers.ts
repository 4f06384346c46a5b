import type { IRateLimiterRes } from 'rate-limiter-flexible';
import { SECOND_MS } from '#domain/calendar/durations.ts';
import type { CallContext } from '../api/call-context.ts';

const MINUTE_SECONDS = 60;

/** A quota and the minutes in which it may be spent. */
export interface Quota {
  /** The policy’s name in the response headers. */
  name: string;
  points: number;
  minutes: number;
}

type Reply = Pick<CallContext, 'replyHeader'>;

export function windowSeconds({ minutes }: { minutes: number }): number {
  return minutes * MINUTE_SECONDS;
}

/** The fields of the IETF draft "RateLimit header fields for HTTP". */
export function setRateLimitHeaders({ replyHeader }: Reply, quota: Quota, spent: IRateLimiterRes): void {
  const left = Math.max(0, spent.remainingPoints ?? 0);
  replyHeader('ratelimit-policy', `"${quota.name}";q=${quota.points};w=${windowSeconds(quota)}`);
  replyHeader('ratelimit', `"${quota.name}";r=${left};t=${secondsUntilReset(spent)}`);
}

/** Sets Retry-After and returns the same as a sentence: 'Try again in 8 minutes.' */
export function retryAfterSentence({ replyHeader }: Reply, spent: IRateLimiterRes): string {
  const seconds = secondsUntilReset(spent);
  replyHeader('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return `Try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
}

function secondsUntilReset({ msBeforeNext = 0 }: IRateLimiterRes): number {
  return Math.ceil(msBeforeNext / SECOND_MS);
}
