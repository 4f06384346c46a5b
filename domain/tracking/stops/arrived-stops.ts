import { dcsaCodeOf } from '../../milestones/milestone-codes.ts';
import type { JourneyMilestone, PlannedLeg, Stop } from '../journey-milestones.ts';
import { stopAt } from './stop-at.ts';

interface ArrivableStop extends Stop {
  status: 'pending' | 'completed';
}

/** The stops, completed up to the last one at which a leg has arrived by what its milestones say. */
export function arrivedStops<Arrivable extends ArrivableStop>(
  stops: readonly Arrivable[],
  legs: readonly PlannedLeg[],
  milestones: readonly Pick<JourneyMilestone, 'leg_sequence' | 'code' | 'actual'>[],
): Arrivable[] {
  const arrivals = new Map<Stop, Date>();
  for (const { leg_sequence, code, actual } of milestones) {
    const isArrival = leg_sequence !== null && actual !== null && dcsaCodeOf(code) === 'ARRI';
    const stop = isArrival ? stopAt(legs, leg_sequence - 1, 'to', stops) : undefined;
    if (stop && actual) arrivals.set(stop, actual);
  }
  const last = stops.findLastIndex((stop) => arrivals.has(stop));
  return stops.map((stop, index) =>
    index <= last && stop.status === 'pending'
      ? { ...stop, status: 'completed', reached_at: arrivals.get(stop) ?? null }
      : stop,
  );
}
