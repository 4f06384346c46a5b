import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';

/** '3 days 4 hours', '5 hours 12 minutes', '12 minutes': what is left of a validity, in its two largest units. */
export function timeLeft(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime());
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (days > 0) return joined([days, 'day'], [hours, 'hour']);
  if (hours > 0) return joined([hours, 'hour'], [minutes, 'minute']);
  return minutes > 0 ? joined([minutes, 'minute']) : 'less than a minute';
}

function joined(...parts: [count: number, unit: string][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
