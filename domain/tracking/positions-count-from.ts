import { isUnderWay } from '../shipments/is-under-way.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/**
 * From when on positions are about the goods; null before they are picked up. A vehicle that reports earlier is on its way
 * to them: it departs from nowhere and passes nothing.
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
