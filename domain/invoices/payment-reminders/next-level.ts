import { dayInUtc, daysBetween } from '../../calendar/calendar-day.ts';
import { DAY_MS } from '../../calendar/durations.ts';
import { overdueBefore } from '../invoice-state.ts';
import type { DunningLevel } from './reminder-settings.ts';

/** At most one automatic e-mail per company in as many days, because a client may have an overdue invoice on each of them. */
const DAYS_BETWEEN_REMINDERS = 7;

interface Reminded {
  due_at: Date;
  /** Of the last reminder, from 1; 0 before the first. */
  level: number;
  reminded_at: Date | null;
}

/**
 * The dunning level, from 1, that an unpaid invoice has reached; null while none is due. Levels follow one another, also for an
 * invoice that was overdue for long before the first reminder, and their distance is that of their days.
 */
export function dueLevel(
  levels: readonly DunningLevel[],
  { due_at, level, reminded_at }: Reminded,
  now: Date,
): number | null {
  const [last, next] = [levels[level - 1], levels[level]];
  if (!next || daysSince(due_at, now) < next.days_after_due) return null;
  const distance = next.days_after_due - (last?.days_after_due ?? 0);
  return reminded_at && daysSince(reminded_at, now) < distance ? null : level + 1;
}

/** What `dueLevel` selects, as the moments that an invoice of each level must be before to have reached the next one. */
export function dueBefore(levels: readonly DunningLevel[], now: Date) {
  const daysAgo = (days: number) => new Date(overdueBefore(now).getTime() - (days - 1) * DAY_MS);
  return levels.map(({ days_after_due }, level) => ({
    /** Of the last reminder. */
    level,
    due_before: daysAgo(days_after_due),
    reminded_before: daysAgo(days_after_due - (levels[level - 1]?.days_after_due ?? 0)),
  }));
}

/** Whether a company that had a reminder at this moment can get the next one automatically. */
export function canRemindAgain(reminded_at: Date | null, now: Date): boolean {
  return reminded_at === null || daysSince(reminded_at, now) >= DAYS_BETWEEN_REMINDERS;
}

/** Days in UTC, as due days are. */
export function daysSince(moment: Date, now: Date): number {
  return daysBetween(dayInUtc(moment), dayInUtc(now));
}
