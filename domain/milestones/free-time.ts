import { type CalendarDay, calendarDay, daysBetween, shiftDay } from '../calendar/calendar-day.ts';
import { MAX_CHARGED_DAYS } from '../equipment/day-charge.ts';
import type { UsedFreeTime } from '../equipment/used-free-time.ts';
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
/** Of these, the ones that state when it left the terminal. */
const LEAVING = new Set<MilestoneCode>(['GTOT', 'LOAD', 'DEPA']);

/**
 * The last day on which a box may stay at the terminal without demurrage. Free time starts on the day after the discharge,
 * as terminals usually count it. Null until the box is discharged laden, and once it has left the terminal or is empty.
 */
export function lastFreeDay(reports: readonly TimedMilestone[], terms: FreeTime): LastFreeDay | null {
  const stay = terminalStay(reports, terms);
  return stay && !stay.is_over ? lastDayOf(stay, terms.free_days) : null;
}

/** What was used of the free time of a box that has left the terminal. Null before, and where nobody has reported when it left. */
export function usedFreeTime(reports: readonly TimedMilestone[], terms: FreeTime): UsedFreeTime | null {
  const stay = terminalStay(reports, terms);
  return stay && used(stay, terms.free_days);
}

interface Detention extends Omit<FreeTime, 'free_days'> {
  /** Calendar days without detention. */
  detention_days: number;
}

/**
 * The last day on which a box may be returned empty without detention, counted from the day after it left the terminal laden.
 * Null until it has left, and once it is returned.
 */
export function lastReturnDay(reports: readonly TimedMilestone[], terms: Detention): LastFreeDay | null {
  const stay = stayWithConsignee(reports, terms);
  return stay && !stay.is_over ? lastDayOf(stay, terms.detention_days) : null;
}

/** What was used of the time without detention of a box that was returned empty; null before. */
export function usedReturnTime(reports: readonly TimedMilestone[], terms: Detention): UsedFreeTime | null {
  const stay = stayWithConsignee(reports, terms);
  return stay && used(stay, terms.detention_days);
}

/** The period whose days are counted. */
interface Stay {
  from: Date;
  is_over: boolean;
  /** Null while it goes on, and where its end is not reported. */
  until: Date | null;
  time_zone: string;
}

type Terms = Omit<FreeTime, 'free_days'>;

/** From the discharge until the box leaves the terminal. */
function terminalStay(
  reports: readonly TimedMilestone[],
  { equipment_number, port, zoneAt, time_zone: destination_zone }: Terms,
): Stay | null {
  const [empty, laden] = factsOfBox(reports, equipment_number);
  const discharged = dischargeAt(port, laden);
  if (!discharged) return null;
  const terminal = discharged.unlocode || (port ?? '');
  // A hold or a release can be reported from elsewhere.
  const isElsewhere = ({ code, unlocode }: TimedMilestone) =>
    codeDefinition(code).type !== 'SHIPMENT' && unlocode !== '' && terminal !== '' && unlocode !== terminal;
  const [end] = inOrder(
    [...empty, ...laden].filter(
      (fact) =>
        fact.occurred_at >= discharged.occurred_at &&
        (ENDING.has(fact.code) || isReturned(fact) || isElsewhere(fact)),
    ),
  );
  // A box that is emptied at a place without a name can be anywhere, and one that is elsewhere has left before.
  const hasLeft = end && !isElsewhere(end) && (LEAVING.has(end.code) || isEmptiedAt(terminal, end));
  return {
    from: discharged.occurred_at,
    is_over: end !== undefined,
    until: hasLeft ? end.occurred_at : null,
    time_zone: zoneAt(terminal) ?? destination_zone,
  };
}

/** From the gate-out of the laden box until its empty return. */
function stayWithConsignee(
  reports: readonly TimedMilestone[],
  { equipment_number, port, zoneAt, time_zone: destination_zone }: Terms,
): Stay | null {
  const [empty, laden] = factsOfBox(reports, equipment_number);
  const discharged = dischargeAt(port, laden);
  if (!discharged) return null;
  const [left] = inOrder(
    laden.filter(({ code, occurred_at }) => code === 'GTOT' && occurred_at >= discharged.occurred_at),
  );
  if (!left) return null;
  const [returned] = inOrder(
    empty.filter((fact) => isReturned(fact) && fact.occurred_at >= left.occurred_at),
  );
  return {
    from: left.occurred_at,
    is_over: returned !== undefined,
    until: returned?.occurred_at ?? null,
    time_zone: zoneAt(left.unlocode || discharged.unlocode || (port ?? '')) ?? destination_zone,
  };
}

function lastDayOf({ from, time_zone }: Stay, free_days: number): LastFreeDay {
  return { day: shiftDay(calendarDay(from, time_zone), free_days), time_zone };
}

function used(stay: Stay, free_days: number): UsedFreeTime | null {
  const { from, until, time_zone } = stay;
  if (!until) return null;
  const ended_on = calendarDay(until, time_zone);
  const { day: last_day } = lastDayOf(stay, free_days);
  const limited = (days: number) => Math.min(Math.max(days, 0), MAX_CHARGED_DAYS);
  return {
    last_day,
    ended_on,
    time_zone,
    days: limited(daysBetween(calendarDay(from, time_zone), ended_on)),
    charged_days: limited(daysBetween(last_day, ended_on)),
  };
}

function inOrder(facts: readonly TimedMilestone[]): TimedMilestone[] {
  return facts.toSorted((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
}

function isEmptiedAt(terminal: string, { code, unlocode }: TimedMilestone): boolean {
  return code === 'STRP' && unlocode !== '' && unlocode === terminal;
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
