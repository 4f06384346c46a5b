import type { Connection } from '../database/pool/connection.ts';
import { QUOTA, type SharedCount } from './enumeration-limiter.ts';
import { windowSeconds } from './rate-limit-headers.ts';
import type { SharedRateLimiter, Spending } from './shared-rate-limiter.ts';

/** Each unknown number is charged only once to a caller, who may then look it up again. */
const CHARGED_NUMBER = { ...QUOTA, name: 'unknown-number', points: 1_000_000 };

/**
 * Counts unknown numbers for all nodes. Called only for numbers that do not exist, because existing ones cost
 * nothing.
 */
export function sharedEnumerationLimiter(
  counts: SharedRateLimiter,
  connection: Connection,
  now: () => Date,
): SharedCount {
  return async (caller, missing) => {
    const moment = now();
    const charged = await counts.spend(
      connection,
      missing.map((number): Spending => ({ quota: CHARGED_NUMBER, key: `${caller} ${number}` })),
      moment,
    );
    const fresh = missing.filter((_, place) => charged[place]?.balance.consumedPoints === 1);
    if (fresh.length === 0) return { fresh, points: 0, seconds: 0 };
    const { spent, until } = await counts.add(
      connection,
      { quota: QUOTA, key: caller },
      fresh.length,
      moment,
    );
    const seconds = Math.ceil((until.getTime() - moment.getTime()) / 1_000);
    return { fresh, points: spent, seconds: Math.min(windowSeconds(QUOTA), Math.max(1, seconds)) };
  };
}
