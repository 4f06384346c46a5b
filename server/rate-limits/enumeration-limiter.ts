import { ORPCError } from '@orpc/server';
import { type IRateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import type { CallContext } from '../api/call-context.ts';
import { payersOf } from '../api/caller.ts';
import { type Quota, retryAfterSentence, setRateLimitHeaders, windowSeconds } from './rate-limit-headers.ts';

export const QUOTA: Quota = { name: 'unknown-numbers', points: 30, minutes: 10 };

export type Asking = Pick<CallContext, 'person' | 'address' | 'replyHeader'>;

/**
 * Counts numbers that were found to be unknown. Answers those that the caller had not been told of before, and what they have
 * spent by now, wherever they asked, for so many seconds to come.
 */
export type Guesses = (
  caller: string,
  missing: readonly string[],
) => Promise<{ fresh: readonly string[]; points: number; seconds: number }>;

/** One caller's look-ups that are under way, and those that wait for their outcome. */
interface Line {
  under_way: number;
  /** Of those under way. */
  numbers: number;
  waiting: (() => void)[];
}

/**
 * Limits enumeration: a network, and a signed-in person in any network, may ask for 30 numbers that do not exist in 10
 * minutes, and then for no number at all until they are over. Numbers that exist cost nothing, nor does asking again for
 * one that does not: a page is read by the server first and by its script again. Counts in this process and, given
 * `shared`, for all nodes: a guess is answered only once it is counted there.
 */
export class EnumerationLimiter {
  readonly #limiter = new RateLimiterMemory({ points: QUOTA.points, duration: windowSeconds(QUOTA) });
  /** Which unknown numbers a caller has been told of. */
  readonly #told = new RateLimiterMemory({ points: 1, duration: windowSeconds(QUOTA) });
  readonly #lines = new Map<string, Line>();
  /** What callers have spent of the quota, for `isNear`, which cannot wait. */
  readonly #spent = new Map<string, { points: number; until: number }>();

  readonly #shared: Guesses | undefined;

  constructor(shared?: Guesses) {
    this.#shared = shared;
  }

  /**
   * Whether one more number, be it unknown, might be too many for the caller. While it is not, a number that is known
   * to exist need not be asked for: it would be found, and cost nothing.
   */
  isNear(asking: Asking): boolean {
    return payersOf(asking).some((caller) => {
      const spent = this.#spent.get(caller);
      const points = spent && spent.until > Date.now() ? spent.points : 0;
      return points + (this.#lines.get(caller)?.numbers ?? 0) >= QUOTA.points;
    });
  }

  /**
   * Runs `find`, which answers each of the numbers in turn, with undefined where there is none. Throws
   * TOO_MANY_REQUESTS instead when the caller's network, or the signed-in person in any network, has asked for too
   * many of those.
   */
  async ask<Found>(
    asking: Asking,
    numbers: readonly string[],
    find: () => Promise<readonly (Found | undefined)[]>,
  ): Promise<readonly (Found | undefined)[]> {
    const callers = payersOf(asking);
    let charged = find;
    // The network innermost, so that what waits for it holds up nobody but the person who asked.
    for (const caller of callers) {
      const inner = charged;
      charged = () => this.#askAs(caller, asking, numbers, inner);
    }
    const answers = await charged();
    if (answers.includes(undefined)) await this.#tellLeast(asking, callers);
    return answers;
  }

  async #askAs<Found>(
    caller: string,
    asking: Asking,
    numbers: readonly string[],
    find: () => Promise<readonly (Found | undefined)[]>,
  ): Promise<readonly (Found | undefined)[]> {
    const fresh = await this.#notTold(caller, numbers);
    if (fresh.size === 0) return find();
    const count = fresh.size;
    const allowed = await this.#enter(caller, count, asking);
    let unknown = 0;
    let elsewhere: { points: number; seconds: number } | undefined;
    try {
      const answers = await find();
      const missing = [...fresh].filter((number) => answers[numbers.indexOf(number)] === undefined);
      unknown = missing.length;
      if (unknown > allowed) throw refusal(asking, caller, await this.#limiter.penalty(caller, 0));
      if (unknown > 0 && this.#shared) {
        const told = await this.#shared(caller, missing);
        unknown = told.fresh.length;
        elsewhere = told;
        if (told.points > QUOTA.points)
          throw refusal(asking, caller, await this.#limiter.set(caller, told.points, told.seconds));
      }
      for (const number of missing) await this.#told.penalty(toldKey(caller, number));
      return answers;
    } finally {
      const here = await this.#limiter.reward(caller, count - unknown);
      const spent =
        elsewhere && elsewhere.points > (here.consumedPoints ?? 0)
          ? await this.#limiter.set(caller, elsewhere.points, elsewhere.seconds)
          : here;
      this.#note(caller, spent);
      const line = this.#lineOf(caller);
      line.under_way -= 1;
      line.numbers -= count;
      this.#goOn(caller);
    }
  }

  async #tellLeast(asking: Asking, callers: readonly string[]): Promise<void> {
    const spent = await Promise.all(callers.map((caller) => this.#limiter.get(caller)));
    const [least] = spent
      .filter((one) => one !== null)
      .sort((one, other) => one.remainingPoints - other.remainingPoints);
    if (least) setRateLimitHeaders(asking, QUOTA, least);
  }

  /**
   * Every look-up takes its numbers from the quota before it runs, so that asking all at once learns no more.
   * Returns how many of them may be unknown: of a list longer than what is left, only so many as are left.
   */
  async #enter(caller: string, count: number, asking: Asking): Promise<number> {
    for (;;) {
      const refused = await this.#take(caller, count);
      const line = this.#lineOf(caller);
      const isFirst = line.under_way === 0;
      const left = refused ? QUOTA.points - ((refused.consumedPoints ?? 0) - count) : count;
      if (!refused || (isFirst && left > 0)) {
        line.under_way += 1;
        line.numbers += count;
        return left;
      }
      await this.#limiter.reward(caller, count);
      if (isFirst) {
        this.#goOn(caller);
        throw refusal(asking, caller, refused);
      }
      if (line.under_way > 0) await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
  }

  async #notTold(caller: string, numbers: readonly string[]): Promise<Set<string>> {
    const told = await Promise.all(numbers.map((number) => this.#told.get(toldKey(caller, number))));
    return new Set(numbers.filter((_, place) => told[place] === null));
  }

  /** Takes numbers from the quota; what has been spent when they are more than it holds. */
  async #take(caller: string, count: number): Promise<IRateLimiterRes | undefined> {
    try {
      await this.#limiter.consume(caller, count);
      return undefined;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return refused as IRateLimiterRes;
    }
  }

  /** The longest untouched come first, and are forgotten once they are over. */
  #note(caller: string, { consumedPoints, msBeforeNext }: IRateLimiterRes): void {
    const now = Date.now();
    this.#spent.delete(caller);
    for (const [other, { until }] of this.#spent) {
      if (until > now) break;
      this.#spent.delete(other);
    }
    if (consumedPoints) this.#spent.set(caller, { points: consumedPoints, until: now + (msBeforeNext ?? 0) });
  }

  /** Lets the next one in the line try again. */
  #goOn(caller: string): void {
    const line = this.#lineOf(caller);
    line.waiting.shift()?.();
    if (line.under_way === 0 && line.waiting.length === 0) this.#lines.delete(caller);
  }

  #lineOf(caller: string): Line {
    const known = this.#lines.get(caller);
    if (known) return known;
    const line: Line = { under_way: 0, numbers: 0, waiting: [] };
    this.#lines.set(caller, line);
    return line;
  }
}

function toldKey(caller: string, number: string): string {
  return `${caller} ${number}`;
}

function refusal(asking: Asking, caller: string, spent: IRateLimiterRes) {
  setRateLimitHeaders(asking, QUOTA, spent);
  const whose = caller === asking.person?.user_id ? 'account' : 'network';
  return new ORPCError('TOO_MANY_REQUESTS', {
    message: `Too many numbers that do not exist were asked for from your ${whose}. ${retryAfterSentence(asking, spent)}`,
  });
}

/** The refusal of `EnumerationLimiter.ask`. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS';
}
