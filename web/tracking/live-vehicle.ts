import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { isSilent } from '#domain/tracking/is-silent.ts';
import { useNow } from '#web/ui/use-now.ts';

/**
 * The live position while a vehicle carries the goods or is on its way to them; null if it is only the last known one.
 */
export function liveVehicle({ status, live }: Pick<TrackedShipment, 'status' | 'live'>) {
  return live && (live.approaching || isUnderWay(status)) ? live : null;
}

/** Whether the moving vehicle has not reported for so long that it must not look live. */
export function useIsSilent(shipment: Pick<TrackedShipment, 'status' | 'live'>): boolean {
  const vehicle = liveVehicle(shipment);
  const now = useNow();
  return vehicle !== null && isSilent(vehicle, now);
}
