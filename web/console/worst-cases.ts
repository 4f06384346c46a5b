import { HOUR_MS } from '#domain/calendar/durations.ts';
import { localClock } from '#web/shipments/local-clock.ts';
import { shortPlace } from '#web/shipments/short-place.ts';
import type { Counters } from './use-work-counters.ts';

/** The promise on the quote page: an answer within 24 hours. */
const PROMISED_HOURS = 24;

/** The worst case of each counter in one line; null for none. */
export function worstCases(
  { late, customs, today, unanswered, silent }: Counters,
  now: Date,
): Record<keyof Counters, string | null> {
  const hoursSince = (since: Date) => Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MS));
  return {
    late:
      late.worst &&
      `Worst: ${late.worst.days_late} ${late.worst.days_late === 1 ? 'day' : 'days'}${late.worst.client && `, ${late.worst.client}`}`,
    customs:
      customs.longest &&
      `Longest: ${hoursSince(customs.longest.since)} h, ${shortPlace(customs.longest.place)}`,
    today: today.next
      ? `Next: ${today.next.city}, ${localClock(today.next.at, today.next.time_zone)}`
      : today.count > 0
        ? 'All past their estimate'
        : null,
    unanswered:
      unanswered.oldest && `Oldest: ${hoursSince(unanswered.oldest)} h of the promised ${PROMISED_HOURS} h`,
    silent: silent.since && `Since ${dayAndClock(silent.since)}`,
  };
}

function dayAndClock(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}
