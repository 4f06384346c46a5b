import { ORPCError } from '@orpc/server';
import { type IRateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import type { CallContext } from '../api/call-context.ts';
import { payersOf } from '../api/caller.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders, windowSeconds } from './rate-limit-headers.ts';

export const QUOTA: Quota = { name: 'unknown-numbers', points: 30, minutes: 10 };

export type Caller = Pick<CallContext, 'person' | 'address' | 'replyHeader'>;

/**
 * Counts unknown numbers for all nodes. Returns the numbers that this caller had not yet been charged for,
 * the points the caller has spent on all nodes, and the seconds until the window ends.
 */
export type SharedCount = (
  payer: string,
  missing: readonly string[],
) => Promise<{ fresh: readonly string[]; points: number; seconds: number }>;

/** The running look-ups of one caller, and those that wait for their results. */
interface LookUpQueue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Limits enumeration. A network, and a signed-in person in any network, may look up 30 numbers that do not
 * exist in 10 minutes; after that every look-up is rejected until the window ends. Numbers that exist cost
 * nothing. Repeating an unknown number costs nothing either, because a page is first rendered by the server
 * and then read again by its script. Counts in this process and, given `shared`, on all nodes: an unknown
 * number is charged there before the response is sent.
 */
export class EnumerationLimiter {
  readonly #limiter = new RateLimiterMemory({ points: QUOTA.points, duration: windowSeconds(QUOTA) });
  /** The unknown numbers that a caller has already been charged for. */
  readonly #charged = new RateLimiterMemory({ points: 1, duration: windowSeconds(QUOTA) });
  readonly #queues = new Map<string, LookUpQueue>();

  readonly #shared: SharedCount | undefined;

  constructor(shared?: SharedCount) {
    this.#shared = shared;
  }

  /**
   * Runs `find`, which returns one result per number, undefined for an unknown one, and charges the unknown
   * numbers. Throws TOO_MANY_REQUESTS when the caller’s network, or the signed-in person in any network, has
   * looked up too many.
   */
  async charge<Found>(
    caller: Caller,
    numbers: readonly string[],
    find: () => Promise<readonly (Found | undefined)[]>,
  ): Promise<readonly (Found | undefined)[]> {
    const payers = payersOf(caller);
    let charged = find;
    // The network is charged last, so a look-up that waits for it blocks only its own caller.
    for (const payer of payers) {
      const inner = charged;
      charged = () => this.#findAs(payer, caller, numbers, inner);
    }
    const results = await charged();
    if (results.includes(undefined)) await this.#setLowestBalance(caller, payers);
    return results;
  }

  async #findAs<Found>(
    payer: string,
    caller: Caller,
    numbers: readonly string[],
    find: () => Promise<readonly (Found | undefined)[]>,
  ): Promise<readonly (Found | undefined)[]> {
    const fresh = await this.#notCharged(payer, numbers);
    if (fresh.size === 0) return find();
    const count = fresh.size;
    const allowed = await this.#enter(payer, count, caller);
    let unknown = 0;
    let elsewhere: { points: number; seconds: number } | undefined;
    try {
      const results = await find();
      const missing = [...fresh].filter((number) => results[numbers.indexOf(number)] === undefined);
      unknown = missing.length;
      if (unknown > allowed) throw refusal(caller, payer, await this.#limiter.penalty(payer, 0));
      if (unknown > 0 && this.#shared) {
        const counted = await this.#shared(payer, missing);
        unknown = counted.fresh.length;
        elsewhere = counted;
        if (counted.points > QUOTA.points)
          throw refusal(caller, payer, await this.#limiter.set(payer, counted.points, counted.seconds));
      }
      for (const number of missing) await this.#charged.penalty(numberKey(payer, number));
      return results;
    } finally {
      const here = await this.#limiter.reward(payer, count - unknown);
      if (elsewhere && elsewhere.points > (here.consumedPoints ?? 0))
        await this.#limiter.set(payer, elsewhere.points, elsewhere.seconds);
      const queue = this.#queueOf(payer);
      queue.running -= 1;
      this.#wakeNext(payer);
    }
  }

  async #setLowestBalance(caller: Caller, payers: readonly string[]): Promise<void> {
    const spent = await Promise.all(payers.map((payer) => this.#limiter.get(payer)));
    const [least] = spent
      .filter((one) => one !== null)
      .sort((one, other) => one.remainingPoints - other.remainingPoints);
    if (least) setRateLimitHeaders(caller, QUOTA, least);
  }

  /**
   * Reserves the numbers of a look-up before it runs, so that concurrent look-ups cannot exceed the quota.
   * Returns how many of them may be unknown: all of them, or only as many as are left.
   */
  async #enter(payer: string, count: number, caller: Caller): Promise<number> {
    for (;;) {
      const refused = await this.#take(payer, count);
      const queue = this.#queueOf(payer);
      const isFirst = queue.running === 0;
      const left = refused ? QUOTA.points - ((refused.consumedPoints ?? 0) - count) : count;
      if (!refused || (isFirst && left > 0)) {
        queue.running += 1;
        return left;
      }
      await this.#limiter.reward(payer, count);
      if (isFirst) {
        this.#wakeNext(payer);
        throw refusal(caller, payer, refused);
      }
      if (queue.running > 0) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    }
  }

  async #notCharged(payer: string, numbers: readonly string[]): Promise<Set<string>> {
    const charged = await Promise.all(numbers.map((number) => this.#charged.get(numberKey(payer, number))));
    return new Set(numbers.filter((_, place) => charged[place] === null));
  }

  /** Takes numbers from the quota. Returns the balance when the quota does not allow it. */
  async #take(payer: string, count: number): Promise<IRateLimiterRes | undefined> {
    try {
      await this.#limiter.consume(payer, count);
      return undefined;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return refused as IRateLimiterRes;
    }
  }

  /** Wakes the next waiting look-up. */
  #wakeNext(payer: string): void {
    const queue = this.#queueOf(payer);
    queue.waiting.shift()?.();
    if (queue.running === 0 && queue.waiting.length === 0) this.#queues.delete(payer);
  }

  #queueOf(payer: string): LookUpQueue {
    const known = this.#queues.get(payer);
    if (known) return known;
    const queue: LookUpQueue = { running: 0, waiting: [] };
    this.#queues.set(payer, queue);
    return queue;
  }
}

function numberKey(payer: string, number: string): string {
  return `${payer} ${number}`;
}

function refusal(caller: Caller, payer: string, spent: IRateLimiterRes) {
  setRateLimitHeaders(caller, QUOTA, spent);
  const whose = payer === caller.person?.user_id ? 'account' : 'network';
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `Too many unknown numbers were looked up from your ${whose}. ${retryAfterSentence(caller, spent)}`,
  });
}

/** Whether this is the rejection of `EnumerationLimiter.charge`. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS';
}
