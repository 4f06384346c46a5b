import { ORPCError } from '@orpc/server';
import { type IRateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import type { CallLimit } from '#contract/operation.ts';
import type { CallContext } from './call-context.ts';
import { callerOf } from './caller.ts';
import { type Quota, tellQuota, tellWait, windowSeconds } from './told-limit.ts';

/** Counts calls in this process. Several processes each allow the full number, which still stops a flood. */
export class CallLimits {
  readonly #limiters = new Map<string, RateLimiterMemory>();

  /** Throws TOO_MANY_REQUESTS above the operation's limit. Both answers say how many calls are left, and until when. */
  async spend(operation: string, { calls, minutes }: CallLimit, context: CallContext): Promise<void> {
    const quota: Quota = { name: 'calls', points: calls, minutes };
    try {
      tellQuota(context, quota, await this.#limiterOf(operation, quota).consume(callerOf(context)));
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const spent = refused as IRateLimiterRes;
      tellQuota(context, quota, spent);
      throw new ORPCError('TOO_MANY_REQUESTS', {
        message: `That was often enough for now. ${tellWait(context, spent)}`,
      });
    }
  }

  #limiterOf(operation: string, quota: Quota): RateLimiterMemory {
    const known = this.#limiters.get(operation);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: quota.points, duration: windowSeconds(quota) });
    this.#limiters.set(operation, limiter);
    return limiter;
  }
}
