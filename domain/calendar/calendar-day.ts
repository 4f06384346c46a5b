import { DAY_MS, MINUTE_MS } from './durations.ts';

/** 'YYYY-MM-DD': a calendar day without a time. */
export type CalendarDay = string;

/** The calendar day on which a moment falls in an IANA zone. */
export function calendarDay(moment: Date, time_zone: string): CalendarDay {
  return textOf(Math.floor((moment.getTime() + utcOffsetMinutes(moment, time_zone) * MINUTE_MS) / DAY_MS));
}

/** The calendar day on which a moment falls in UTC. */
export function dayInUtc(moment: Date): CalendarDay {
  return textOf(Math.floor(moment.getTime() / DAY_MS));
}

/** The calendar day some days later, or earlier for a negative number. */
export function shiftDay(day: CalendarDay, days: number): CalendarDay {
  return dayInUtc(new Date(Date.parse(day) + days * DAY_MS));
}

/** Whether a day is in the future for everybody: tomorrow in UTC has begun somewhere. `today` is that of UTC. */
export function isFutureDay(day: CalendarDay, today: CalendarDay): boolean {
  return day > shiftDay(today, 1);
}

/** Whole days from one calendar day to another; negative backwards. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same local time some days later, also where clocks change in between. */
export function addDays(moment: Date, days: number, time_zone: string): Date {
  const later = new Date(moment.getTime() + days * DAY_MS);
  const shift = utcOffsetMinutes(later, time_zone) - utcOffsetMinutes(moment, time_zone);
  return new Date(later.getTime() - shift * MINUTE_MS);
}

/** Midnight at the end of the day in this zone: the first moment of the next day. */
export function endOfDay(day: CalendarDay, time_zone: string): Date {
  const midnight = Date.parse(day) + DAY_MS;
  // Applied twice: on a day when clocks change, the offset at UTC midnight may differ from the one at local midnight.
  const guess = new Date(midnight - utcOffsetMinutes(new Date(midnight), time_zone) * MINUTE_MS);
  const end = new Date(midnight - utcOffsetMinutes(guess, time_zone) * MINUTE_MS);
  // Where clocks go forward at midnight, the day ends when they do: there is no such local time.
  return calendarDay(end, time_zone) > day ? end : guess;
}

/** Noon of the day in this zone, the moment of a day without a time. */
export function noonOfDay(day: CalendarDay, time_zone: string): Date {
  return new Date(endOfDay(day, time_zone).getTime() - DAY_MS / 2);
}

/** The zone's offset from UTC at that moment, in minutes; positive east of UTC. */
export function utcOffsetMinutes(moment: Date, time_zone: string): number {
  return steadyOffset(Math.floor(moment.getTime() / SPAN_MS), time_zone) ?? readOffset(moment, time_zone);
}

/** No zone has changed its clocks twice within as many days since 1970; the closest were a week apart. */
const SPAN_MS = 4 * DAY_MS;
/** Caches the offset by zone and span of days, null where clocks change, because Intl takes microseconds for each. */
const offsets = new Map<string, Map<number, number | null>>();
const MAX_SPANS = 5_000;

function steadyOffset(span: number, time_zone: string): number | null {
  const ofZone = offsets.get(time_zone) ?? new Map<number, number | null>();
  const known = ofZone.get(span);
  if (known !== undefined) return known;
  const first = readOffset(new Date(span * SPAN_MS), time_zone);
  const last = readOffset(new Date((span + 1) * SPAN_MS - 1), time_zone);
  const offset = first === last ? first : null;
  if (ofZone.size >= MAX_SPANS) ofZone.clear();
  offsets.set(time_zone, ofZone.set(span, offset));
  return offset;
}

const MAX_DAYS = 5_000;
/** By day since 1970, because the lists of shipments state thousands of days a second. */
const texts = new Map<number, CalendarDay>();

function textOf(day: number): CalendarDay {
  const known = texts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (texts.size >= MAX_DAYS) texts.clear();
  texts.set(day, text);
  return text;
}

function readOffset(moment: Date, time_zone: string): number {
  const [, sign, hours = 0, minutes = 0] = OFFSET.exec(formatOf(time_zone).format(moment)) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -size : size;
}

/** '2026, GMT+05:30', or '2026, GMT' for UTC. */
const OFFSET = /GMT(?:([+-])(\d+):(\d+))?/;
/** By zone: making one costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // The least text with the offset: parts for each field of the time take ten times as long.
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZoneName: 'longOffset', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** A fixed offset in minutes as a zone name that Intl accepts: '+08:00'. */
export function offsetZone(minutes: number): string {
  const clock = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${clock.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/**
 * The zone in which a reported time is shown: that of its place where it has the reported offset then, so that a list does
 * not call the same time CET and GMT+1; otherwise the offset.
 */
export function reportedZone(utc_offset: number, place_zone: string | null | undefined, at: Date): string {
  return place_zone && utcOffsetMinutes(at, place_zone) === utc_offset ? place_zone : offsetZone(utc_offset);
}

/** The UTC offset of an ISO 8601 timestamp, in minutes; null for one in UTC. */
export function writtenOffset(moment: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(moment) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : null;
}
