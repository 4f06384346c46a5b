import { eventRows } from '../milestones/event-rows.ts';
import type { MilestoneSource } from '../milestones/milestone.ts';
import { dcsaCodeOf, type MilestoneCode } from '../milestones/milestone-codes.ts';
import { milestoneName } from '../milestones/milestone-name.ts';
import type { TimedMilestone } from '../milestones/timeline.ts';
import type { LegMode, LegRole } from '../shipment-file/leg.ts';
import { endOfLeg, type LegEnd, legAt } from './leg-of-event.ts';
import { stopAt, townOfStop } from './stops/stop-at.ts';

/** A leg as the public sees it: no haulier, no driver, no licence plate, no address. */
interface JourneyLeg {
  /** From 1. */
  sequence: number;
  role: LegRole;
  mode: LegMode;
  from: string;
  to: string;
  carrier: string;
  vessel: string | null;
  voyage: string;
  flight: string;
  state: 'done' | 'under_way' | 'ahead';
}

/** One event: what was planned, is estimated and has happened, and who reports what counts. */
export interface JourneyMilestone {
  /** Null for the whole shipment, and for a leg that the route no longer has. */
  leg_sequence: number | null;
  equipment_number: string | null;
  code: MilestoneCode;
  name: string;
  planned: Date | null;
  estimated: Date | null;
  actual: Date | null;
  /** The town; facilities are free text that can name a party. */
  place: string;
  time_zone: string | null;
  source: MilestoneSource;
  /** Staff have chosen the report that counts. */
  chosen_by_staff: boolean;
  /** Other sources that are an hour or more apart from what counts. */
  disagreeing: { source: MilestoneSource; occurred_at: Date }[];
}

export interface PlannedLeg extends Omit<JourneyLeg, 'state' | 'sequence'> {
  from_unlocode: string | null;
  to_unlocode: string | null;
  /** As in the file: estimated and actual departure and arrival. */
  etd: Date | null;
  eta: Date | null;
  atd: Date | null;
  ata: Date | null;
}

export type JourneyReport = TimedMilestone & { utc_offset: number | null };

export interface Stop {
  location_name: string;
  estimated_arrival: Date | null;
  reached_at: Date | null;
  time_zone: string;
}

interface Reported {
  legs: readonly PlannedLeg[];
  stops: readonly Stop[];
  reports: readonly JourneyReport[];
  /** The town of a UN/LOCODE. */
  townOf: (unlocode: string) => string | undefined;
  /** The time zone of a report with an offset in minutes, at a UN/LOCODE or ''. */
  zoneOf: (utc_offset: number, unlocode: string, at: Date) => string;
  /** Of the shipment: what its status and its estimate say. */
  delivery: { code: MilestoneCode; estimated: Date | null; actual: Date | null };
}

/** The legs of a journey, and its milestones in the order in which they happen. */
export function journeyMilestones({ delivery, ...reported }: Reported): {
  legs: JourneyLeg[];
  milestones: JourneyMilestone[];
} {
  const milestones = inOrder(
    withEnds(
      reportedMilestones(reported).map((row) => withDelivery(row, delivery)),
      unreportedEnds(reported),
    ),
    delivery.code,
    reported.legs.length,
  );
  const begun = reported.legs.map((_, index) =>
    milestones.some(({ leg_sequence, actual }) => leg_sequence === index + 1 && actual !== null),
  );
  const legs = reported.legs.map((leg, index): JourneyLeg => {
    const { role, mode, from, to, carrier, vessel, voyage, flight } = leg;
    const arrived = milestones.some(
      ({ leg_sequence, code, actual }) =>
        leg_sequence === index + 1 && actual !== null && dcsaCodeOf(code) === 'ARRI',
    );
    const isDone = delivery.actual !== null || arrived || begun.slice(index + 1).includes(true);
    return {
      sequence: index + 1,
      role,
      mode,
      from,
      to,
      carrier: mode === 'road' ? '' : carrier,
      vessel,
      voyage,
      flight,
      state: isDone ? 'done' : begun[index] ? 'under_way' : 'ahead',
    };
  });
  return { legs, milestones };
}

function reportedMilestones({ legs, stops, reports, townOf, zoneOf }: Omit<Reported, 'delivery'>) {
  return eventRows(reports).map((row): JourneyMilestone => {
    const { current, planned, estimated, actual, disagreeing } = row;
    const [leg_sequence, end] = legOf(current, legs, townOf);
    const leg = leg_sequence === null ? undefined : legs[leg_sequence - 1];
    const town = (current.unlocode && townOf(current.unlocode)) || (leg && end && leg[end]) || '';
    const stop = stops.find(({ location_name }) => townOfStop(location_name) === townOfStop(town));
    return {
      leg_sequence,
      equipment_number: current.object.kind === 'equipment' ? (current.object.equipment_number ?? '') : null,
      code: current.code,
      name: milestoneName(current),
      planned: planned?.occurred_at ?? null,
      estimated: estimated?.occurred_at ?? null,
      actual: actual?.occurred_at ?? null,
      place: town,
      time_zone:
        stop?.time_zone ??
        (current.utc_offset === null
          ? null
          : zoneOf(current.utc_offset, current.unlocode, current.occurred_at)),
      source: current.source,
      chosen_by_staff: current.overriding,
      disagreeing: disagreeing.map(({ source, occurred_at }) => ({ source, occurred_at })),
    };
  });
}

/** The leg of an event and the end at which it happens; both null for what concerns the whole shipment or a removed leg. */
function legOf(
  { object, code, unlocode }: JourneyReport,
  legs: readonly PlannedLeg[],
  townOf: Reported['townOf'],
): [number | null, LegEnd | null] {
  const event = dcsaCodeOf(code) ?? code;
  if (object.kind === 'leg') {
    const { leg_sequence = 0 } = object;
    const leg = legs[leg_sequence - 1];
    return leg ? [leg_sequence, endOfLeg(code, leg.mode)] : [null, null];
  }
  if (unlocode) return legAt({ code, unlocode }, legs, townOf) ?? [null, null];
  const mains = legs.flatMap(({ role }, index) =>
    role === 'main' || role === 'transhipment' ? [index] : [],
  );
  const first = mains[0];
  const last = mains.at(-1);
  if (event === 'PICK' || event === 'STUF') return [legs.length > 0 ? 1 : null, 'from'];
  if (event === 'DROP' || event === 'STRP') return [legs.length || null, 'to'];
  if (event === 'LOAD' && first !== undefined) return [first + 1, 'from'];
  if (event === 'DISC' && last !== undefined) return [last + 1, 'to'];
  return [null, null];
}

/** A delivery that was planned, with the estimate and the fact that the shipment has. */
function withDelivery(row: JourneyMilestone, delivery: Reported['delivery']): JourneyMilestone {
  const isDelivery = row.equipment_number === null && row.code === delivery.code;
  if (!isDelivery || row.actual) return row;
  return { ...row, estimated: row.estimated ?? delivery.estimated, actual: delivery.actual };
}

/** Departures and arrivals that nobody has reported, beside their plan where there is one. */
function withEnds(
  reported: readonly JourneyMilestone[],
  ends: readonly JourneyMilestone[],
): JourneyMilestone[] {
  const isSame = (one: JourneyMilestone) => (other: JourneyMilestone) =>
    one.leg_sequence === other.leg_sequence &&
    one.equipment_number === other.equipment_number &&
    dcsaCodeOf(one.code) === dcsaCodeOf(other.code);
  return [
    ...reported.map((row) => {
      const end = ends.find(isSame(row));
      return end ? { ...row, estimated: end.estimated, actual: end.actual, source: end.source } : row;
    }),
    ...ends.filter((end) => !reported.some(isSame(end))),
  ];
}

/** The departures and arrivals that nobody has reported: by the times of the file, else by the stops of the route. */
function unreportedEnds({ legs, stops, reports }: Omit<Reported, 'delivery'>): JourneyMilestone[] {
  return legs.flatMap((leg, index) =>
    (['from', 'to'] as const).flatMap((end): JourneyMilestone[] => {
      const code = end === 'from' ? 'DEPA' : 'ARRI';
      const isReported = reports.some(
        ({ object, code: other, classifier, retracted }) =>
          !retracted &&
          classifier !== 'PLN' &&
          object.leg_sequence === index + 1 &&
          dcsaCodeOf(other) === code,
      );
      if (isReported) return [];
      const stop = stopAt(legs, index, end, stops);
      const inFile = end === 'from' ? [leg.etd, leg.atd] : [leg.eta, leg.ata];
      const isInFile = inFile.some((time) => time !== null);
      // The first stop is reached when the goods leave it.
      const byStop =
        end === 'to' && stop
          ? [stop.estimated_arrival, stop.reached_at]
          : index === 0
            ? [null, stops[0]?.reached_at]
            : [];
      const [estimated = null, actual = null] = isInFile ? inFile : byStop;
      if (!estimated && !actual) return [];
      return [
        {
          leg_sequence: index + 1,
          equipment_number: null,
          code,
          name: milestoneName({ code }),
          planned: null,
          estimated: actual ? null : estimated,
          actual,
          place: leg[end],
          time_zone: stop?.time_zone ?? null,
          source: isInFile ? 'staff' : 'rule',
          chosen_by_staff: false,
          disagreeing: [],
        },
      ];
    }),
  );
}

/**
 * By time. A delivery follows the ends of its leg, or of the last one, that nobody has reported, also where its time is before
 * their estimates; a delivery to come follows those that are reported as well.
 */
function inOrder(
  milestones: readonly JourneyMilestone[],
  delivery: MilestoneCode,
  last_leg: number,
): JourneyMilestone[] {
  const isDelivery = ({ code }: JourneyMilestone) => code === delivery;
  const isBefore = (row: JourneyMilestone) => (other: JourneyMilestone) =>
    isEndOf(row.leg_sequence ?? last_leg, other) && (row.actual === null || other.actual === null);
  const momentIn = (row: JourneyMilestone) =>
    isDelivery(row)
      ? Math.max(momentOf(row), ...milestones.filter(isBefore(row)).map(momentOf))
      : momentOf(row);
  return milestones.toSorted(
    (one, other) => momentIn(one) - momentIn(other) || Number(isDelivery(one)) - Number(isDelivery(other)),
  );
}

function isEndOf(sequence: number, { leg_sequence, code }: JourneyMilestone): boolean {
  return leg_sequence === sequence && ['DEPA', 'ARRI'].includes(dcsaCodeOf(code) ?? code);
}

function momentOf({ planned, estimated, actual }: JourneyMilestone): number {
  return (actual ?? estimated ?? planned)?.getTime() ?? 0;
}
