import { ORPCError } from '@orpc/server';
import { type IRateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import type { CallLimit } from '#contract/operation.ts';
import type { CallContext } from './call-context.ts';

const MINUTE_SECONDS = 60;
const SECOND_MS = 1_000;

/** Counts calls in this process. Several processes each allow the full number, which still stops a flood. */
export class CallLimits {
  readonly #limiters = new Map<string, RateLimiterMemory>();

  /** Throws TOO_MANY_REQUESTS above the operation's limit. Both answers say how many calls are left, and until when. */
  async spend(operation: string, limit: CallLimit, context: CallContext): Promise<void> {
    const caller = context.person?.user_id ?? context.address;
    try {
      tell(context, limit, await this.#limiterOf(operation, limit).consume(caller));
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const spent = refused as IRateLimiterRes;
      tell(context, limit, spent);
      context.replyHeader('retry-after', String(secondsUntilReset(spent)));
      throw new ORPCError('TOO_MANY_REQUESTS', {
        message: `That was often enough for now. Please try again in ${waitInWords(secondsUntilReset(spent))}.`,
      });
    }
  }

  #limiterOf(operation: string, { calls, minutes }: CallLimit): RateLimiterMemory {
    const known = this.#limiters.get(operation);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: calls, duration: minutes * MINUTE_SECONDS });
    this.#limiters.set(operation, limiter);
    return limiter;
  }
}

/** The fields of the IETF draft "RateLimit header fields for HTTP". */
function tell({ replyHeader }: CallContext, { calls, minutes }: CallLimit, spent: IRateLimiterRes): void {
  replyHeader('ratelimit-policy', `"calls";q=${calls};w=${minutes * MINUTE_SECONDS}`);
  replyHeader('ratelimit', `"calls";r=${spent.remainingPoints ?? 0};t=${secondsUntilReset(spent)}`);
}

function secondsUntilReset({ msBeforeNext = 0 }: IRateLimiterRes): number {
  return Math.ceil(msBeforeNext / SECOND_MS);
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
