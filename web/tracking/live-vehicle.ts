import type { TrackedShipment } from '#contract/tracking.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';

/**
 * The live position while a vehicle carries the goods or is on its way to them; null if it is only the last known one.
 */
export function liveVehicle({ status, live }: Pick<TrackedShipment, 'status' | 'live'>) {
  return live && (live.approaching || isUnderWay(status)) ? live : null;
}
