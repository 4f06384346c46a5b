import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { Classifier } from '#domain/milestones/milestone.ts';
import { dcsaCodeOf } from '#domain/milestones/milestone-codes.ts';
import { bestOf } from '#domain/milestones/timeline.ts';
import { connectLegs } from '#domain/shipment-file/connect-legs.ts';
import type { RecordedMilestone } from './timed-milestones.ts';

type Leg = ShipmentFile['legs'][number];

export interface LegTimeline {
  leg: Leg;
  times: Pick<Leg, 'etd' | 'eta' | 'atd' | 'ata'>;
  /** Set where a leg before is too late for what was reported: the reason for the new times. */
  missed: string | null;
}

const REPORTED: readonly (readonly [time: 'etd' | 'eta' | 'atd' | 'ata', event: string, Classifier[]])[] = [
  ['etd', 'DEPA', ['EST', 'PLN']],
  ['eta', 'ARRI', ['EST', 'PLN']],
  ['atd', 'DEPA', ['ACT']],
  ['ata', 'ARRI', ['ACT']],
];

/** The times of each leg by its milestones; a time that nobody reported stays as it is in the file. */
export function legTimelines(legs: readonly Leg[], milestones: readonly RecordedMilestone[]): LegTimeline[] {
  const reported = legs.map((leg) => {
    const of = (event: string) =>
      milestones.filter(
        ({ object, code, source, classifier }) =>
          object.kind === 'leg' &&
          object.leg_sequence === leg.sequence &&
          dcsaCodeOf(code) === event &&
          // What follows from a late leg is computed below, and a plan of ours is no estimate.
          !(source === 'rule' && classifier !== 'ACT'),
      );
    const times = REPORTED.map(([time, event, classifiers]) => {
      const known = of(event).filter(({ classifier }) => classifiers.includes(classifier));
      const best = classifiers
        .map((classifier) => bestOf(known, classifier))
        .find((milestone) => milestone !== undefined);
      return [time, best ? best.occurred_at : known.length > 0 ? null : leg[time]] as const;
    });
    return { leg, times: Object.fromEntries(times) as LegTimeline['times'] };
  });
  const connected = connectLegs(reported.map(({ leg, times }) => ({ mode: leg.mode, ...times })));
  return reported.map(({ leg, times }, index) => {
    const { etd = null, eta = null, is_moved = false } = connected[index] ?? {};
    return {
      leg,
      times: { ...times, etd, eta },
      missed: is_moved ? `Missed connection in ${leg.from.name}` : null,
    };
  });
}
