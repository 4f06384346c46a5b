const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** 'YYYY-MM-DD', a day of a calendar without a clock. */
export type CalendarDay = string;

/** The calendar day on which a moment falls in an IANA zone. */
export function calendarDay(moment: Date, time_zone: string): CalendarDay {
  const local = moment.getTime() + utcOffsetMinutes(moment, time_zone) * MINUTE_MS;
  return new Date(local).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Whole days from one calendar day to another; negative backwards. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The first moment of the day after, where clocks show this zone. */
export function endOfDay(day: CalendarDay, time_zone: string): Date {
  const midnight = Date.parse(day) + DAY_MS;
  // Twice: the offset at UTC midnight may be another one than at local midnight, on a day clocks change.
  const guess = midnight - utcOffsetMinutes(new Date(midnight), time_zone) * MINUTE_MS;
  return new Date(midnight - utcOffsetMinutes(new Date(guess), time_zone) * MINUTE_MS);
}

/** How far clocks of the zone are ahead of UTC at that moment, in minutes. */
export function utcOffsetMinutes(moment: Date, time_zone: string): number {
  return steadyOffset(Math.floor(moment.getTime() / DAY_MS), time_zone) ?? readOffset(moment, time_zone);
}

/** By zone and UTC day: the offset, or null on a day when clocks change. Reading one from Intl costs 20 µs. */
const offsets = new Map<string, number | null>();
const MOST_OFFSETS = 20_000;

function steadyOffset(day: number, time_zone: string): number | null {
  const key = `${time_zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const first = readOffset(new Date(day * DAY_MS), time_zone);
  const last = readOffset(new Date((day + 1) * DAY_MS - 1), time_zone);
  const offset = first === last ? first : null;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffset(moment: Date, time_zone: string): number {
  const parts = formatOf(time_zone).formatToParts(moment);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((name) => Number(parts.find(({ type }) => type === name)?.value));
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - Math.floor(moment.getTime() / MINUTE_MS);
}

/** By zone: making one costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

/** A fixed offset in minutes as a zone that Intl takes: '+08:00'. */
export function offsetZone(minutes: number): string {
  const clock = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${clock.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** The offset that an ISO 8601 moment was written with, in minutes; null for one in UTC. */
export function writtenOffset(moment: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(moment) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : null;
}
