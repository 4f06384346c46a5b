import * as z from 'zod';
import { type CalendarDay, calendarDay } from '../calendar/calendar-day.ts';
import { plainText } from '../validation/plain-text.ts';
import { isDay } from './day.ts';

const NO_DAY = 'Enter the day of the surrender.';

/** The day on which the full set of originals, or the one that was presented, was surrendered. */
export const Surrender = z.object({
  /** 'YYYY-MM-DD' */
  surrendered_on: plainText(NO_DAY).refine(isDay, NO_DAY),
});
export type Surrender = z.infer<typeof Surrender>;

const [FIRST_ZONE, LAST_ZONE] = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/**
 * A sentence that says why a bill cannot have been surrendered on this day; null when it can. The day is local to a place
 * that is not recorded, so days that were current anywhere are accepted.
 */
export function surrenderDayRefusal(day: CalendarDay, issued_at: Date, now: Date): string | null {
  if (day > calendarDay(now, FIRST_ZONE)) return 'The day of the surrender is in the future.';
  if (day < calendarDay(issued_at, LAST_ZONE))
    return 'The day of the surrender is before the bill was issued.';
  return null;
}
