import type { TrackedShipment } from '#contract/tracking.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';

/** The live position while a vehicle carries the goods or comes for them; else it is only the last one known. */
export function liveVehicle({ status, live }: Pick<TrackedShipment, 'status' | 'live'>) {
  return live && (live.approaching || isUnderWay(status)) ? live : null;
}
