import { HOUR_MS } from '#domain/calendar/durations.ts';
import { counted } from '#web/shipments/amounts.ts';

const DAYS_FROM_HOURS = 48;

/** 'In 5 hours', 'Passed 2 days ago' */
export function distanceText(at: Date, now: Date): string {
  const hours = Math.floor(Math.abs(at.getTime() - now.getTime()) / HOUR_MS);
  const distance =
    hours < 1
      ? 'less than an hour'
      : hours < DAYS_FROM_HOURS
        ? counted(hours, 'hour')
        : counted(Math.floor(hours / 24), 'day');
  return at <= now ? `Passed ${distance} ago` : `In ${distance}`;
}
