import { DAY_MS, HOUR_MS, SECOND_MS } from '../calendar/durations.ts';

/** An event that was not accepted by then is given up. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS;

const FIRST_MS = 5 * SECOND_MS;
const MAX_MS = 4 * HOUR_MS;
/** The part of a delay that is random, so that events which failed together are not all sent again at once. */
const JITTER = 0.2;

/** When to try again after this many attempts (from 1), or null to give up. `random` is in [0, 1). */
export function nextAttempt(
  attempts: number,
  { created_at, now, random }: { created_at: Date; now: Date; random: number },
): Date | null {
  const delay = Math.min(FIRST_MS * 2 ** (attempts - 1), MAX_MS) * (1 + JITTER * random);
  const next = now.getTime() + delay;
  return next > created_at.getTime() + GIVE_UP_AFTER_MS ? null : new Date(next);
}
