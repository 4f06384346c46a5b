import { type CalendarDay, calendarDay } from '../calendar/calendar-day.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { codeDefinition, type MilestoneCode } from './milestone-codes.ts';
import type { TimedMilestone } from './timeline.ts';

interface FreeTime {
  equipment_number: string;
  /** Calendar days without demurrage. */
  free_days: number;
  /** The UN/LOCODE where the main carriage ends; null if unknown. */
  port: string | null;
  /** The time zone of a UN/LOCODE. */
  zoneAt: (unlocode: string) => string | undefined;
  /** Of the destination, where the port is unknown. */
  time_zone: string;
}

interface LastFreeDay {
  day: CalendarDay;
  /** That of the port, whose days are counted. */
  time_zone: string;
}

/** By these the box leaves, through the gate or on board of a barge or a train, or has left. */
const LEAVING = new Set<MilestoneCode>(['GTOT', 'LOAD', 'DEPA', 'DROP']);

/**
 * The last day on which a box may stay at the terminal without demurrage. Free time starts on the day after the discharge,
 * as terminals usually count it. Null until the box is discharged, and once it has left the terminal.
 */
export function lastFreeDay(
  current: Iterable<TimedMilestone>,
  { equipment_number, free_days, port, zoneAt, time_zone: destination_zone }: FreeTime,
): LastFreeDay | null {
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
    .reduce<TimedMilestone | null>(
      (last, fact) => (last && last.occurred_at > fact.occurred_at ? last : fact),
      null,
    );
  if (!discharged) return null;
  const terminal = discharged.unlocode || (port ?? '');
  // A hold or a release can be reported from elsewhere.
  const isElsewhere = ({ code, unlocode }: TimedMilestone) =>
    codeDefinition(code).type !== 'SHIPMENT' && unlocode !== '' && terminal !== '' && unlocode !== terminal;
  const hasLeft = facts.some(
    (fact) => fact.occurred_at >= discharged.occurred_at && (LEAVING.has(fact.code) || isElsewhere(fact)),
  );
  if (hasLeft) return null;
  const time_zone = zoneAt(terminal) ?? destination_zone;
  return { day: daysAfter(calendarDay(discharged.occurred_at, time_zone), free_days), time_zone };
}

function daysAfter(day: CalendarDay, count: number): CalendarDay {
  return calendarDay(new Date(Date.parse(day) + count * DAY_MS), 'UTC');
}
