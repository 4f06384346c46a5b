import type { IRateLimiterRes } from 'rate-limiter-flexible';
import { type Quota, windowSeconds } from './rate-limit-headers.ts';

const SECOND_MS = 1_000;
/** Whoever makes up addresses or networks makes the process forget, not grow. */
const MOST_KEYS = 20_000;
/** Nobody has to give way soon: until then the order of use is not kept. */
const FEW_KEYS = 10_000;

interface Spent {
  points: number;
  until: number;
}

/** What is left of a quota, and whether it held what was just spent. */
export interface Balance extends IRateLimiterRes {
  remainingPoints: number;
  allowed: boolean;
  /** True for the first that the quota did not hold. */
  ran_out: boolean;
}

/** Counts against one quota by key, each in a window of its own, in this process. The longest unused keys give way. */
export class Counts {
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

  forget(key: string): void {
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
