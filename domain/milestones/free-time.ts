import { type CalendarDay, calendarDay } from '../calendar/calendar-day.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { codeDefinition, type MilestoneCode } from './milestone-codes.ts';
import { currentMilestones, type TimedMilestone } from './timeline.ts';

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

/** By these the box leaves, through the gate or on board of a barge or a train, or has left or been emptied. */
const ENDING = new Set<MilestoneCode>(['GTOT', 'LOAD', 'DEPA', 'DROP', 'STRP']);

/**
 * The last day on which a box may stay at the terminal without demurrage. Free time starts on the day after the discharge,
 * as terminals usually count it. Null until the box is discharged laden, and once it has left the terminal or is empty.
 */
export function lastFreeDay(
  reports: readonly TimedMilestone[],
  { equipment_number, free_days, port, zoneAt, time_zone: destination_zone }: FreeTime,
): LastFreeDay | null {
  const [empty, laden] = factsOfBox(reports, equipment_number);
  const discharged = dischargeAt(port, laden);
  if (!discharged) return null;
  const terminal = discharged.unlocode || (port ?? '');
  // A hold or a release can be reported from elsewhere.
  const isElsewhere = ({ code, unlocode }: TimedMilestone) =>
    codeDefinition(code).type !== 'SHIPMENT' && unlocode !== '' && terminal !== '' && unlocode !== terminal;
  const hasEnded = [...empty, ...laden].some(
    (fact) =>
      fact.occurred_at >= discharged.occurred_at &&
      (ENDING.has(fact.code) || isReturned(fact) || isElsewhere(fact)),
  );
  if (hasEnded) return null;
  const time_zone = zoneAt(terminal) ?? destination_zone;
  return { day: daysAfter(calendarDay(discharged.occurred_at, time_zone), free_days), time_zone };
}

interface Detention extends Omit<FreeTime, 'free_days'> {
  /** Calendar days without detention. */
  detention_days: number;
}

/**
 * The last day on which a box may be returned empty without detention, counted from the day after it left the terminal laden.
 * Null until it has left, and once it is returned.
 */
export function lastReturnDay(
  reports: readonly TimedMilestone[],
  { equipment_number, detention_days, port, zoneAt, time_zone: destination_zone }: Detention,
): LastFreeDay | null {
  const [empty, laden] = factsOfBox(reports, equipment_number);
  const discharged = dischargeAt(port, laden);
  if (!discharged) return null;
  const [left] = laden
    .filter(({ code, occurred_at }) => code === 'GTOT' && occurred_at >= discharged.occurred_at)
    .toSorted((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
  if (!left || empty.some((fact) => isReturned(fact) && fact.occurred_at >= left.occurred_at)) return null;
  const time_zone = zoneAt(left.unlocode || discharged.unlocode || (port ?? '')) ?? destination_zone;
  return { day: daysAfter(calendarDay(left.occurred_at, time_zone), detention_days), time_zone };
}

function isReturned({ code, empty_indicator }: TimedMilestone): boolean {
  return code === 'GTIN' && empty_indicator === 'EMPTY';
}

/** The last discharge of a laden box at the port, anywhere where the port is unknown. */
function dischargeAt(port: string | null, laden: readonly TimedMilestone[]): TimedMilestone | null {
  return laden
    .filter(
      ({ code, unlocode }) => code === 'DISC' && (port === null || unlocode === '' || unlocode === port),
    )
    .reduce<TimedMilestone | null>(
      (last, fact) => (last && last.occurred_at > fact.occurred_at ? last : fact),
      null,
    );
}

/** Of the empty box and of the laden one, at the same place, are different events: neither replaces the other. */
function factsOfBox(
  reports: readonly TimedMilestone[],
  equipment_number: string,
): [empty: TimedMilestone[], laden: TimedMilestone[]] {
  if (equipment_number === '') return [[], []];
  const ofBox = reports.filter(
    ({ object }) => object.kind === 'equipment' && object.equipment_number === equipment_number,
  );
  const factsWhere = (isEmpty: boolean) =>
    [
      ...currentMilestones(
        ofBox.filter(({ empty_indicator }) => (empty_indicator === 'EMPTY') === isEmpty),
      ).values(),
    ].filter(({ classifier }) => classifier === 'ACT');
  return [factsWhere(true), factsWhere(false)];
}

function daysAfter(day: CalendarDay, count: number): CalendarDay {
  return calendarDay(new Date(Date.parse(day) + count * DAY_MS), 'UTC');
}
