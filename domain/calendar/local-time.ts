import type { CalendarDay } from './calendar-day.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** 'Tue, 17 Nov 2026' in the reader's language. */
export function dayText(day: CalendarDay, locale: string | undefined): string {
  return localDayText(noon(day), 'UTC', locale);
}

/** 'Tue 17 Nov', without a year. */
export function shortDayText(day: CalendarDay, locale: string | undefined): string {
  return text(noon(day), 'UTC', locale, { ...DAY, year: undefined, weekday: 'short' }).replace(',', '');
}

/** The day on which a moment falls where clocks show this zone: 'Tue, 17 Nov 2026'. */
export function localDayText(
  moment: Date,
  time_zone: string | undefined,
  locale: string | undefined,
): string {
  return text(moment, time_zone, locale, { ...DAY, weekday: 'short' });
}

/**
 * '16 Nov 2026, 08:01 GMT+8': what clocks at a place show, with their offset, because abbreviations such as CST are
 * ambiguous. Without a zone the reader's own.
 */
export function localTimeText(
  moment: Date,
  time_zone: string | undefined,
  locale: string | undefined,
): string {
  const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' } as const;
  return text(moment, time_zone, locale, { ...DAY, ...clock }).replace(/GMT(?:[+-]0)?$/, 'UTC');
}

/** A fixed offset in minutes as a zone that Intl takes: '+08:00'. */
export function offsetZone(minutes: number): string {
  const clock = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${clock.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

function noon(day: CalendarDay): Date {
  return new Date(`${day}T12:00:00Z`);
}

function text(
  moment: Date,
  timeZone: string | undefined,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(moment);
}
