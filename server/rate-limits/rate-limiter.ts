import { LRUCache } from 'lru-cache';
import { type IRateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import { type Quota, windowSeconds } from './rate-limit-headers.ts';

/** Bounds memory: when keys are made up, the least recently used ones are deleted. */
const MAX_KEYS = 20_000;

/** The remaining quota, and whether it allowed what was just spent. */
export interface Balance extends IRateLimiterRes {
  remainingPoints: number;
  allowed: boolean;
}

/** A fixed-window rate limiter for one quota, in this process. */
export class RateLimiter {
  readonly quota: Quota;
  readonly #limiter: RateLimiterMemory;
  readonly #keys: LRUCache<string, true>;

  constructor(quota: Quota) {
    this.quota = quota;
    const limiter = new RateLimiterMemory({ points: quota.points, duration: windowSeconds(quota) });
    this.#limiter = limiter;
    this.#keys = new LRUCache({
      // Unlike `max`, this doesn’t reserve the memory in advance, for each of some forty limiters.
      maxSize: MAX_KEYS,
      sizeCalculation: () => 1,
      dispose: (_, key) => void limiter.delete(key),
      noDisposeOnSet: true,
    });
  }

  get keys(): number {
    return this.#keys.size;
  }

  async spend(key: string): Promise<Balance> {
    this.#keys.set(key, true);
    // Unlike `consume`, this resolves above the quota as well.
    const { consumedPoints, remainingPoints, msBeforeNext } = await this.#limiter.penalty(key);
    return { consumedPoints, remainingPoints, msBeforeNext, allowed: consumedPoints <= this.quota.points };
  }
}
