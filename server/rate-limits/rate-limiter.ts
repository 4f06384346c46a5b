import type { IRateLimiterRes } from 'rate-limiter-flexible';
import { type Quota, windowSeconds } from './rate-limit-headers.ts';

const SECOND_MS = 1_000;
/** Bounds memory: when keys are made up, old ones are evicted instead of growing the map. */
const MOST_KEYS = 20_000;
/** Below this size the least-recently-used order is not maintained, because no eviction is near. */
const FEW_KEYS = 10_000;

interface Spent {
  points: number;
  until: number;
}

/** The remaining quota, and whether it allowed what was just spent. */
export interface Balance extends IRateLimiterRes {
  remainingPoints: number;
  allowed: boolean;
  /** True only for the first point above the quota. */
  ran_out: boolean;
}

/** A fixed-window rate limiter for one quota, in this process. Evicts the least recently used keys. */
export class RateLimiter {
  readonly quota: Quota;
  readonly #spent = new Map<string, Spent>();

  constructor(quota: Quota) {
    this.quota = quota;
  }

  get keys(): number {
    return this.#spent.size;
  }

  spend(key: string, now: Date): Balance {
    const spent = this.#current(key, now);
    spent.points += 1;
    if (spent.points === 1 || this.#spent.size > FEW_KEYS) {
      this.#spent.delete(key);
      this.#spent.set(key, spent);
    }
    if (this.#spent.size > MOST_KEYS) this.#spent.delete(this.#spent.keys().next().value as string);
    const { points } = this.quota;
    return {
      allowed: spent.points <= points,
      ran_out: spent.points === points + 1,
      consumedPoints: spent.points,
      remainingPoints: Math.max(0, points - spent.points),
      msBeforeNext: spent.until - now.getTime(),
    };
  }

  giveBack(key: string): void {
    const spent = this.#spent.get(key);
    if (spent && spent.points > 0) spent.points -= 1;
  }

  reset(key: string): void {
    this.#spent.delete(key);
  }

  #current(key: string, now: Date): Spent {
    const spent = this.#spent.get(key);
    const time = now.getTime();
    return spent && spent.until > time
      ? spent
      : { points: 0, until: time + windowSeconds(this.quota) * SECOND_MS };
  }
}
