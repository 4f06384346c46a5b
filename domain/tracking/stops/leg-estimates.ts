import { dcsaCodeOf, isMilestoneCode } from '../../milestones/milestone-codes.ts';
import type { JourneyMilestone, PlannedLeg, Stop } from '../journey-milestones.ts';
import { stopAt } from './stop-at.ts';

type Arrival = Pick<JourneyMilestone, 'leg_sequence' | 'estimated' | 'actual'> & { code: string };
type LegEnds = readonly Pick<PlannedLeg, 'from' | 'to'>[];

interface EstimableStop extends Stop {
  waypoint_type: 'origin' | 'transit' | 'destination';
  status: 'pending' | 'completed';
}

/**
 * The stops with the estimated arrivals of the legs that end there. Those on the way of a leg move with its arrival, and are not
 * before the leg nor after it. The destination has the estimate of the delivery. An overdue stop has no estimate.
 */
export function estimateByLegs<Estimable extends EstimableStop>(
  stops: readonly Estimable[],
  legs: LegEnds,
  milestones: readonly Arrival[],
  now: Date,
): Estimable[] {
  const ends = stops.flatMap((stop) => {
    const estimated = arrivalAt(stop, { stops, legs, milestones });
    return estimated && stop.estimated_arrival ? [{ stop, estimated }] : [];
  });
  return stops.map((stop, index) => {
    if (stop.status === 'completed' || !stop.estimated_arrival || stop.waypoint_type === 'destination')
      return stop;
    const next = ends.find((end) => stops.indexOf(end.stop) >= index);
    const former = ends.findLast((end) => stops.indexOf(end.stop) < index);
    const shift = next?.stop.estimated_arrival ? next.estimated - next.stop.estimated_arrival.getTime() : 0;
    const moved = Math.max(stop.estimated_arrival.getTime() + shift, former?.estimated ?? 0);
    const estimated = Math.min(moved, next?.estimated ?? moved);
    return { ...stop, estimated_arrival: estimated < now.getTime() ? null : new Date(estimated) };
  });
}

/** Whether the time of a stop is that of the leg that arrives there, by its file or by what was reported. */
export function isEstimatedByLeg<Estimable extends EstimableStop>(
  stop: Estimable,
  stops: readonly Estimable[],
  legs: LegEnds,
  milestones: readonly (Arrival & Pick<JourneyMilestone, 'source'>)[],
): boolean {
  const known = milestones.filter(({ source }) => source !== 'rule');
  return arrivalAt(stop, { stops, legs, milestones: known }) !== null;
}

/** When a leg that is under way or ahead is estimated to arrive at a stop on the way, in milliseconds; null where none is. */
function arrivalAt<Estimable extends EstimableStop>(
  stop: Estimable,
  { stops, legs, milestones }: { stops: readonly Estimable[]; legs: LegEnds; milestones: readonly Arrival[] },
): number | null {
  if (stop.waypoint_type !== 'transit' || stop.status === 'completed') return null;
  const arrival = milestones.find(
    ({ leg_sequence, code, estimated, actual }) =>
      leg_sequence !== null &&
      estimated !== null &&
      actual === null &&
      isMilestoneCode(code) &&
      dcsaCodeOf(code) === 'ARRI' &&
      stopAt(legs, leg_sequence - 1, 'to', stops) === stop,
  );
  return arrival?.estimated?.getTime() ?? null;
}
