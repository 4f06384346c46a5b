import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { Classifier, MilestoneSource } from '#domain/milestones/milestone.ts';
import { dcsaCodeOf } from '#domain/milestones/milestone-codes.ts';
import { bestOf, FILE_ENTRY, reportedAt } from '#domain/milestones/timeline.ts';
import { connectLegs } from '#domain/shipment-file/connect-legs.ts';
import type { RecordedMilestone } from './timed-milestones.ts';

type Leg = ShipmentFile['legs'][number];

export interface LegTimeline {
  leg: Leg;
  times: Pick<Leg, 'etd' | 'eta' | 'atd' | 'ata'>;
  /** Set where the times follow from a leg before, or from the late departure of the leg itself. */
  moved: Moved | null;
  /** The arrival with our plans of legs that nobody reports, which late legs before them move as much. */
  expected: { eta: Date | null; moved: Moved | null };
}

export interface Moved {
  /** 'Missed connection in Singapore' */
  reason: string;
  /** Who reported a late departure; a connection is computed. */
  source: MilestoneSource | 'connection';
  /** Which estimates follow. */
  events: readonly ('DEPA' | 'ARRI')[];
}

/** A leg with what was reported of it, our plan of it, and its arrival where it departs late. */
interface ReportedLeg {
  leg: Leg;
  stated: LegTimeline['times'];
  plan: { etd: Date | null; eta: Date | null };
  late: { eta: Date; moved: Moved } | null;
}

const REPORTED: readonly (readonly [
  time: 'etd' | 'eta' | 'atd' | 'ata',
  event: 'DEPA' | 'ARRI',
  Classifier[],
])[] = [
  ['etd', 'DEPA', ['EST', 'PLN']],
  ['eta', 'ARRI', ['EST', 'PLN']],
  ['atd', 'DEPA', ['ACT']],
  ['ata', 'ARRI', ['ACT']],
];

/** The times of each leg by its milestones; a time that nobody reported stays as it is in the file. */
export function legTimelines(legs: readonly Leg[], milestones: readonly RecordedMilestone[]): LegTimeline[] {
  const reported = legs.map((leg): ReportedLeg => {
    const ofLeg = milestones.filter(
      ({ object, source, classifier }) =>
        object.kind === 'leg' &&
        object.leg_sequence === leg.sequence &&
        // What follows from a late leg is computed below.
        !(source === 'rule' && classifier === 'EST'),
    );
    const of = (event: string) => ofLeg.filter(({ code }) => dcsaCodeOf(code) === event);
    const events = { DEPA: of('DEPA'), ARRI: of('ARRI') };
    const times = REPORTED.map(([time, event, classifiers]) => {
      // A plan of ours is no estimate.
      const known = events[event].filter((each) => classifiers.includes(each.classifier) && !isOwnPlan(each));
      const best = firstOf(known, classifiers);
      return [time, best ? best.occurred_at : known.length > 0 ? null : leg[time]] as const;
    });
    const stated = Object.fromEntries(times) as LegTimeline['times'];
    const late = lateDeparture(leg, events.DEPA, events.ARRI);
    const isLate = late && !(stated.eta && late.eta < stated.eta);
    return {
      leg,
      stated,
      plan: { etd: ownPlan(events.DEPA), eta: ownPlan(events.ARRI) },
      late: isLate ? late : null,
    };
  });
  const connected = connectLegs(
    reported.map(({ leg: { mode }, stated, late }) => ({
      mode,
      ...stated,
      eta: stated.eta && (late?.eta ?? stated.eta),
    })),
  );
  const expected = reported.some(isBehind)
    ? connectLegs(
        reported.map(({ leg: { mode }, stated, plan, late }) => ({
          mode,
          ...stated,
          etd: stated.etd ?? plan.etd,
          eta: late?.eta ?? stated.eta ?? plan.eta,
        })),
        reported.map(({ plan }) => plan),
      )
    : [];
  return reported.map(({ leg, stated, plan, late }, index) => {
    const { etd = null, eta = null, is_moved = false } = connected[index] ?? {};
    const planned = expected[index] ?? { eta: stated.eta ?? plan.eta, is_moved: false };
    return {
      leg,
      times: { ...stated, etd, eta },
      moved: is_moved ? missedIn(leg) : stated.eta && late ? late.moved : null,
      expected: { eta: planned.eta, moved: planned.is_moved ? missedIn(leg) : (late?.moved ?? null) },
    };
  });
}

/** Whether a leg arrives later than we planned, or not by our plan, which the legs after it may feel. */
function isBehind({ stated: { eta, ata }, plan, late }: ReportedLeg): boolean {
  const arrival = ata ?? eta;
  return late !== null || (arrival !== null && !(plan.eta && arrival <= plan.eta));
}

function ownPlan(milestones: readonly RecordedMilestone[]): Date | null {
  return milestones.find((each) => isOwnPlan(each) && !each.retracted)?.occurred_at ?? null;
}

function missedIn({ from }: Leg): Moved {
  return {
    reason: `Missed connection in ${from.name}`,
    source: 'connection',
    events: ['DEPA', 'ARRI'],
  };
}

/**
 * The arrival of a leg that leaves later than when its arrival was last estimated or planned, by the same time in
 * transit. Null where it isn't late, and where staff entered the departure beside an arrival of their own.
 */
function lateDeparture(
  leg: Leg,
  departures: readonly RecordedMilestone[],
  arrivals: readonly RecordedMilestone[],
): { eta: Date; moved: Moved } | null {
  const departure = firstOf(
    departures.filter((each) => !isOwnPlan(each)),
    ['ACT', 'EST', 'PLN'],
  );
  const isEntered = departure?.source === 'staff' && departure.source_reference === FILE_ENTRY;
  const arrival = firstOf(arrivals, ['ACT', 'EST', 'PLN']);
  if (!departure || !arrival || isEntered || arrival.classifier === 'ACT') return null;
  if (reportedAt(arrival) >= reportedAt(departure)) return null;
  const expected = firstOf(
    departures.filter((each) => reportedAt(each) <= reportedAt(arrival)),
    ['EST', 'PLN'],
  );
  const late_ms = expected ? departure.occurred_at.getTime() - expected.occurred_at.getTime() : 0;
  if (late_ms <= 0) return null;
  return {
    eta: new Date(arrival.occurred_at.getTime() + late_ms),
    moved: {
      reason: departure.record.reason || `Late departure from ${leg.from.name}`,
      source: departure.source,
      events: ['ARRI'],
    },
  };
}

const isOwnPlan = ({ source, classifier }: RecordedMilestone) => source === 'rule' && classifier === 'PLN';

function firstOf(
  milestones: readonly RecordedMilestone[],
  classifiers: readonly Classifier[],
): RecordedMilestone | undefined {
  for (const classifier of classifiers) {
    const best = bestOf(milestones, classifier);
    if (best) return best;
  }
  return undefined;
}
