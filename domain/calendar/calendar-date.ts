import * as z from 'zod';
import { DAY_MS } from './durations.ts';
import { LAST_MOMENT, LaterMoment } from './moment.ts';

/** A calendar day from a caller, 'YYYY-MM-DD', from 1970 to 9999. PostgreSQL has no year 0. */
export function calendarDate(error: string) {
  return z.iso
    .date({ error, abort: true })
    .refine((day) => LaterMoment.safeParse(`${day}T00:00:00Z`).success, {
      error: 'This date is too far in the past or future.',
    });
}

/** The end of a day in UTC, up to which a period goes; the last moment that PostgreSQL reads at the end of the range. */
export function endOfDay(day: string): Date {
  return new Date(Math.min(Date.parse(day) + DAY_MS, LAST_MOMENT.getTime()));
}
