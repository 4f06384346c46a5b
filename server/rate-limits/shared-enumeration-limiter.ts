import type { Connection } from '../database/pool/connection.ts';
import { type Guesses, QUOTA } from './enumeration-limiter.ts';
import { windowSeconds } from './rate-limit-headers.ts';
import type { SharedRateLimiter, Spending } from './shared-rate-limiter.ts';

/** Each unknown number once for each caller: told of it once, it may be asked for again. */
const SAMPLE_INSTRUCTIONS = { ...QUOTA, name: 'unknown-number', points: 1_000_000 };

/** Counts guesses for all nodes together. Asked only about numbers that do not exist: those that do cost nothing. */
export function sharedEnumerationLimiter(
  counts: SharedRateLimiter,
  connection: Connection,
  now: () => Date,
): Guesses {
  return async (caller, missing) => {
    const moment = now();
    const told = await counts.spend(
      connection,
      missing.map((number): Spending => ({ quota: SAMPLE_INSTRUCTIONS, key: `${caller} ${number}` })),
      moment,
    );
    const fresh = missing.filter((_, place) => told[place]?.balance.consumedPoints === 1);
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
