import { dateTimeFormat } from '../intl-formats.ts';
import type { CalendarDay } from './calendar-day.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' } as const;

/** 'Tue, 17 Nov 2026' in the reader's language: a calendar day, or the day of a moment in a zone. */
export function dayText(day: CalendarDay | Date, locale: string | undefined, time_zone = 'UTC'): string {
  return text(new Date(day), time_zone, locale, { ...DAY, weekday: 'short' });
}

/** '6 Dec', in English, of a moment in a zone. */
export function dayMonthText(moment: Date, time_zone: string): string {
  return text(moment, time_zone, 'en-GB', { day: 'numeric', month: 'short' });
}

/**
 * '16 Nov 2026, 08:01 GMT+8' or '16 Nov 2026, 01:01 CET': the local time of a place with the abbreviation of its zone, or
 * its offset where that is ambiguous, as CST is. Without a zone, the reader's.
 */
export function localTimeText(
  moment: Date,
  time_zone: string | undefined,
  locale: string | undefined,
): string {
  return zonedText(moment, time_zone, locale, { ...DAY, ...CLOCK });
}

/** '16 Nov, 08:01 GMT+8': `localTimeText` without the year, for times near now. */
export function shortTimeText(
  moment: Date,
  time_zone: string | undefined,
  locale: string | undefined,
): string {
  return zonedText(moment, time_zone, locale, { day: 'numeric', month: 'short', ...CLOCK });
}

/** British English abbreviates the zones of Europe only (CET, BST), whatever language the rest is in. */
function zoneName(moment: Date, time_zone: string | undefined): string {
  const parts = dateTimeFormat('en-GB', { timeZoneName: 'short', timeZone: time_zone }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}

function zonedText(
  moment: Date,
  timeZone: string | undefined,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateTimeFormat(locale, { ...options, timeZone })
    .formatToParts(moment)
    .map(({ type, value }) => (type === 'timeZoneName' ? zoneName(moment, timeZone) : value))
    .join('');
}

function text(
  moment: Date,
  timeZone: string | undefined,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateTimeFormat(locale, { ...options, timeZone }).format(moment);
}
