import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { liveVehicle } from '#web/tracking/live-vehicle.ts';
import type { TimedLeg } from '../timed-legs.ts';

/** Nearer to a stop, the point would cover it. */
const NEAREST = 0.08;

/**
 * How much of a leg its vehicle had covered at its last position, 0.08 to 0.92: the share of the leg's time, because the
 * lane is not to scale. Null without a position on this leg.
 */
export function vehicleShare(
  { atd, ata, eta }: Pick<TimedLeg, 'atd' | 'ata' | 'eta'>,
  tracked: Pick<TrackedShipment, 'status' | 'live'> | undefined,
): number | null {
  const vehicle = tracked && liveVehicle(tracked);
  if (!vehicle || vehicle.approaching || !atd || ata || !eta || eta <= atd) return null;
  const share = (vehicle.updated_at.getTime() - atd.getTime()) / (eta.getTime() - atd.getTime());
  return Math.min(1 - NEAREST, Math.max(NEAREST, share));
}
