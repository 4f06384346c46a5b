import { calendarDay, utcOffsetMinutes } from '#domain/calendar/calendar-day.ts';
import { isWorkingDay } from '#domain/calendar/working-day.ts';
import type { Random } from '../random.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from './moments.ts';

/** A workplace: its time zone, and its country for the weekend. */
export interface Workplace {
  time_zone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

interface Hours {
  from: number;
  until: number;
}

/** The hours for handover and clearance. */
const OFFICE_HOURS: Hours = { from: 8, until: 17 };
/** The hours for web bookings. */
export const DAYTIME: Hours = { from: 7, until: 21 };

const BUSY_HOURS = 3;
/** Instead of a country: a workplace without weekends. */
export const EVERY_DAY = 'every day';

/** The first time from `moment` on within these hours of a working day. */
export function nextWorking(moment: Date, place: Workplace, hours = OFFICE_HOURS): Date {
  for (let day = startOfLocalDay(moment, place); ; day = startOfLocalDay(after(day, 1.5 * DAY_MS), place)) {
    if (!isWorkday(day, place)) continue;
    const [opens, closes] = span(day, hours);
    if (moment < closes) return moment > opens ? moment : opens;
  }
}

/** The last time until `moment` within these hours of a working day. */
export function lastWorking(moment: Date, place: Workplace, hours = OFFICE_HOURS): Date {
  for (let day = startOfLocalDay(moment, place); ; day = startOfLocalDay(after(day, -0.5 * DAY_MS), place)) {
    if (!isWorkday(day, place)) continue;
    const [opens, closes] = span(day, hours);
    if (moment >= opens) return moment < closes ? moment : after(closes, -MINUTE_MS);
  }
}

/** Like `lastWorking`, but a time outside the hours becomes a random one of the last day, not always closing time. */
export function workingUntil(random: Random, moment: Date, place: Workplace, hours = OFFICE_HOURS): Date {
  const last = lastWorking(moment, place, hours);
  const open_ms = (hours.until - hours.from) * HOUR_MS - MINUTE_MS;
  return last < moment ? after(last, -random.next() * open_ms) : last;
}

/** Like `nextWorking`, but a time outside the hours becomes a random one in the first hour. */
export function workingFrom(random: Random, moment: Date, place: Workplace, hours = OFFICE_HOURS): Date {
  const next = nextWorking(moment, place, hours);
  return next > moment ? after(next, random.next() * BUSY_HOURS * HOUR_MS) : next;
}

export function isWorking(moment: Date, place: Workplace, hours = OFFICE_HOURS): boolean {
  return nextWorking(moment, place, hours).getTime() === moment.getTime();
}

/** The local midnight before the time, also on days when clocks change. */
export function startOfLocalDay(moment: Date, { time_zone }: Pick<Workplace, 'time_zone'>): Date {
  const offsetAt = (at: Date) => utcOffsetMinutes(at, time_zone) * MINUTE_MS;
  const offset_ms = offsetAt(moment);
  const local = moment.getTime() + offset_ms;
  const midnight = new Date(local - (((local % DAY_MS) + DAY_MS) % DAY_MS) - offset_ms);
  return after(midnight, offset_ms - offsetAt(midnight));
}

function isWorkday(day: Date, { time_zone, country }: Workplace): boolean {
  return country === EVERY_DAY || isWorkingDay(calendarDay(after(day, DAY_MS / 2), time_zone), country);
}

function span(day: Date, { from, until }: Hours): [opens: Date, closes: Date] {
  return [after(day, from * HOUR_MS), after(day, until * HOUR_MS)];
}
