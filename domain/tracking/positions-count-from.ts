import { isUnderWay } from '../shipments/is-under-way.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/**
 * The time from which positions describe the goods; null before pick-up. Earlier positions are of a vehicle on its way
 * to the pick-up, which departs from nowhere and passes no stop.
 */
export function positionsCountFrom(shipment: {
  status: ShipmentStatus;
  created_at: Date;
  /** Null for shipments picked up before this was recorded. */
  picked_up_at: Date | null;
}): Date | null {
  const { status, created_at, picked_up_at } = shipment;
  if (!isUnderWay(status)) return null;
  return picked_up_at && picked_up_at > created_at ? picked_up_at : created_at;
}
