import { DAY_MS } from '../calendar/durations.ts';

/** Daily digests are sent from this hour on, UTC. */
const DIGEST_HOUR = 6;

/** Whether today's digest is due; one that was missed at its hour is sent later. */
export function digestIsDue(last_sent: Date | null, now: Date): boolean {
  return last_sent === null || last_sent < latestDigestHour(now);
}

function latestDigestHour(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(DIGEST_HOUR, 0, 0, 0);
  return today <= now ? today : new Date(today.getTime() - DAY_MS);
}
