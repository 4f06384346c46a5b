import type { Vehicle } from './route-leg.ts';
import type { TransportMode } from './transport-mode.ts';

type ModalLeg = { transport_mode: TransportMode; vehicle?: Vehicle | null | undefined; distance_km: number };

/**
 * The positions of the first and the last leg of the main carriage, which is by air, else by sea, else the longest leg of the other
 * modes; -1 without legs.
 */
export function mainLegs(legs: readonly ModalLeg[]): { first: number; last: number } {
  const isMainCarriage = (mode: TransportMode) => (leg: ModalLeg) =>
    leg.transport_mode === mode && leg.vehicle !== 'ferry' && leg.vehicle !== 'barge';
  const longest = [...legs].sort((one, other) => other.distance_km - one.distance_km)[0];
  const mode =
    (['air', 'sea'] as const).find((each) => legs.some(isMainCarriage(each))) ?? longest?.transport_mode;
  const isMain = mode ? isMainCarriage(mode) : () => false;
  return { first: legs.findIndex(isMain), last: legs.findLastIndex(isMain) };
}
