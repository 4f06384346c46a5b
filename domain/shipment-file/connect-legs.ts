import { HOUR_MS } from '../calendar/durations.ts';
import type { LegMode } from './leg.ts';

export interface LegTimes {
  mode: LegMode;
  etd: Date | null;
  eta: Date | null;
  atd: Date | null;
  ata: Date | null;
}

interface ConnectedLeg {
  etd: Date | null;
  eta: Date | null;
  /** Whether the times follow from the late arrival of a leg before. */
  is_moved: boolean;
}

/** The least hours between an arrival by the first mode and a departure by the second: discharge, gate, loading. */
const CONNECTION_HOURS: Record<LegMode, Record<LegMode, number>> = {
  sea: { sea: 24, air: 24, road: 6, rail: 12, barge: 12 },
  air: { sea: 24, air: 3, road: 1, rail: 6, barge: 12 },
  road: { sea: 6, air: 1, road: 0, rail: 1, barge: 6 },
  rail: { sea: 12, air: 6, road: 1, rail: 2, barge: 6 },
  barge: { sea: 12, air: 12, road: 3, rail: 6, barge: 6 },
};

/** The least time between an arrival by one mode and a departure by another. */
export function leastConnectionMs(arriving: LegMode, departing: LegMode): number {
  return CONNECTION_HOURS[arriving][departing] * HOUR_MS;
}

/**
 * The estimates of each leg with what the legs before make impossible moved: a departure before the goods can be there
 * moves to the earliest possible one, and the arrival as much. Facts stay, and nothing becomes earlier. A connection that
 * is shorter in the `plan` of the same legs is possible.
 */
export function connectLegs(
  legs: readonly LegTimes[],
  plan: readonly Pick<LegTimes, 'etd' | 'eta'>[] = [],
): ConnectedLeg[] {
  let before: { arrival: Date; mode: LegMode } | null = null;
  return legs.map(({ mode, etd, eta, atd, ata }, index) => {
    const least_ms: number = before
      ? Math.min(leastConnectionMs(before.mode, mode), plannedConnectionMs(plan[index - 1], plan[index]))
      : 0;
    const ready = before ? before.arrival.getTime() + least_ms : Number.NEGATIVE_INFINITY;
    const planned = atd ?? etd;
    const late_ms =
      atd === null && ata === null && planned !== null ? Math.max(0, ready - planned.getTime()) : 0;
    const connected = {
      etd: etd && new Date(etd.getTime() + late_ms),
      eta: eta && new Date(eta.getTime() + late_ms),
      is_moved: late_ms > 0,
    };
    const arrival = ata ?? connected.eta;
    before = arrival ? { arrival, mode } : null;
    return connected;
  });
}

function plannedConnectionMs(
  before: Pick<LegTimes, 'eta'> | undefined,
  after: Pick<LegTimes, 'etd'> | undefined,
): number {
  return before?.eta && after?.etd ? after.etd.getTime() - before.eta.getTime() : Number.POSITIVE_INFINITY;
}
