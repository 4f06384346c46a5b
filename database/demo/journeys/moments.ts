import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar/durations.ts';

export { DAY_MS, HOUR_MS, MINUTE_MS };

/** The moment `ms` milliseconds later; earlier when negative. Whole milliseconds, as the database stores them. */
export function after(moment: Date, ms: number): Date {
  return new Date(Math.round(moment.getTime() + ms));
}

export function before(moment: Date, ms: number): Date {
  return after(moment, -ms);
}

/** The time at `share` (0 to 1) between the two. */
export function interpolateTime(from: Date, to: Date, share: number): Date {
  return after(from, (to.getTime() - from.getTime()) * share);
}

export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

export function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
