import { LRUCache } from 'lru-cache';
import { SECOND_MS } from '#domain/calendar/durations.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Sign } from '../secrets/hmac.ts';
import { type Quota, windowSeconds } from './rate-limit-headers.ts';
import type { Balance } from './rate-limiter.ts';
import { type Addition, addToSharedRateLimits, type Count } from './shared-rate-limits-table.ts';

/** How long this node rejects an exhausted key without querying the database again. */
const EXHAUSTED_CACHE_MS = 10 * SECOND_MS;
const MAX_EXHAUSTED = 20_000;
/** More than any quota allows. */
const ALL = 1_000_000;

/** One of the quotas that an attempt is charged to. */
export interface Spending {
  quota: Quota;
  key: string;
}

/** A balance on all nodes. */
export interface SharedBalance extends Balance {
  /** True only for the first point above the quota. */
  ran_out: boolean;
}

/** The charged quotas and their balances in the given order, up to the first that does not allow it. */
type Spent = { spending: Spending; balance: SharedBalance }[];

/**
 * Rate limits shared by all nodes. Keys are stored hashed. Not a store of rate-limiter-flexible, because those can
 * neither run in the caller’s transaction nor charge several quotas in one statement.
 */
export class SharedRateLimiter {
  readonly #sign: Sign;
  readonly #exhausted = new LRUCache<string, { balance: SharedBalance; until: number; window: number }>({
    max: MAX_EXHAUSTED,
  });

  constructor(sign: Sign) {
    this.#sign = sign;
  }

  /** Takes one point from each quota. If one does not allow it, only that quota is charged. */
  async spend(connection: Connection, spendings: readonly Spending[], now: Date): Promise<Spent> {
    const known = this.#known(spendings, now);
    if (known) return known;
    const counts = await addToSharedRateLimits(
      connection,
      spendings.map((spending) => this.#addition(spending, 1, now)),
      now,
    );
    const spent: Spent = [];
    for (const spending of spendings) {
      const hashed = this.#hashed(spending);
      const count = counts.find(({ quota, key }) => quota === spending.quota.name && key === hashed);
      const { points } = spending.quota;
      const consumedPoints = count?.spent ?? 0;
      const balance = {
        allowed: consumedPoints <= points,
        ran_out: consumedPoints === points + 1,
        consumedPoints,
        remainingPoints: Math.max(0, points - consumedPoints),
        msBeforeNext: (count?.until.getTime() ?? 0) - now.getTime(),
      };
      spent.push({ spending, balance });
      if (balance.allowed) continue;
      this.#remember(spending, balance, now);
      // The attempt was rejected, so only the quota that rejected it is charged.
      const others = spendings.filter((other) => other !== spending);
      if (others.length > 0) await this.giveBack(connection, others, now);
      break;
    }
    return spent;
  }

  /** Adds points without checking the quota. */
  async add(connection: Connection, spending: Spending, points: number, now: Date): Promise<Count> {
    const [count] = await addToSharedRateLimits(connection, [this.#addition(spending, points, now)], now);
    return count as Count;
  }

  /** Gives back one point of each, and all points of those in `all`. */
  async giveBack(
    connection: Connection,
    spendings: readonly Spending[],
    now: Date,
    all: readonly Spending[] = [],
  ): Promise<void> {
    for (const spending of spendings) this.#exhausted.delete(this.#name(spending));
    const additions = spendings.map((spending) =>
      this.#addition(spending, all.includes(spending) ? -ALL : -1, now),
    );
    await addToSharedRateLimits(connection, additions, now);
  }

  #addition({ quota, key }: Spending, points: number, now: Date): Addition {
    const until = new Date(now.getTime() + windowSeconds(quota) * SECOND_MS);
    return { quota: quota.name, key: this.#hashed({ quota, key }), points, until };
  }

  #known(spendings: readonly Spending[], now: Date): Spent | undefined {
    const time = now.getTime();
    for (const spending of spendings) {
      const known = this.#exhausted.get(this.#name(spending));
      if (!known || known.until <= time || known.window <= time) continue;
      const balance = { ...known.balance, ran_out: false, msBeforeNext: known.window - time };
      return [{ spending, balance }];
    }
    return undefined;
  }

  #remember(spending: Spending, balance: SharedBalance, now: Date): void {
    const time = now.getTime();
    this.#exhausted.set(this.#name(spending), {
      balance,
      until: time + EXHAUSTED_CACHE_MS,
      window: time + (balance.msBeforeNext ?? 0),
    });
  }

  #name({ quota, key }: Spending): string {
    return `${quota.name} ${key}`;
  }

  #hashed(spending: Spending): string {
    return this.#sign(this.#name(spending));
  }
}
