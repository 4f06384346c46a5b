import { type CalendarDay, calendarDay } from '../calendar/calendar-day.ts';
import { DAY_MS } from '../calendar/durations.ts';
import type { TimedMilestone } from './timeline.ts';

interface FreeTime {
  equipment_number: string;
  /** Calendar days without demurrage. */
  free_days: number;
  /** The UN/LOCODE where the main carriage ends; null if unknown. */
  port: string | null;
  /** Of the destination. */
  time_zone: string;
}

/**
 * The last day on which a box may stay at the terminal without demurrage. Free time starts on the day after the discharge,
 * as terminals usually count it. Null until the box is discharged, and once it has left the terminal.
 */
export function lastFreeDay(
  current: Iterable<TimedMilestone>,
  { equipment_number, free_days, port, time_zone }: FreeTime,
): CalendarDay | null {
  const facts = [...current].filter(
    ({ object, classifier, retracted }) =>
      object.kind === 'equipment' &&
      object.equipment_number === equipment_number &&
      equipment_number !== '' &&
      classifier === 'ACT' &&
      !retracted,
  );
  const discharged = facts
    .filter(
      ({ code, unlocode }) => code === 'DISC' && (port === null || unlocode === '' || unlocode === port),
    )
    .reduce<Date | null>((last, { occurred_at }) => (last && last > occurred_at ? last : occurred_at), null);
  const hasLeft = facts.some(
    ({ code, occurred_at }) => code === 'GTOT' && discharged && occurred_at >= discharged,
  );
  return discharged && !hasLeft ? daysAfter(calendarDay(discharged, time_zone), free_days) : null;
}

function daysAfter(day: CalendarDay, count: number): CalendarDay {
  return calendarDay(new Date(Date.parse(day) + count * DAY_MS), 'UTC');
}
