import { type CalendarDay, daysBetween, shiftDay } from '../../calendar/calendar-day.ts';

/** The longest period of a statement of account. */
const MAX_STATEMENT_DAYS = 366;
const USUAL_DAYS = 90;

/** The first day of a statement for which none is given. */
export function usualFirstDay(to: CalendarDay): CalendarDay {
  return shiftDay(to, -USUAL_DAYS);
}

/** Why a period is refused; null for one that is allowed. Both days are part of it. */
export function periodProblem({ from, to }: { from: CalendarDay; to: CalendarDay }): string | null {
  if (from > to) return 'The first day can’t be after the last one.';
  return daysBetween(from, to) >= MAX_STATEMENT_DAYS
    ? `Choose a period of at most ${MAX_STATEMENT_DAYS} days.`
    : null;
}
