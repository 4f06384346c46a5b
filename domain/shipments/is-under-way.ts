import { isActive } from './is-active.ts';
import type { ShipmentStatus } from './status.ts';

/** Between pick-up and delivery: only then does a position count as progress. */
export function isUnderWay(status: ShipmentStatus): boolean {
  return ['picked_up', 'in_transit', 'customs', 'out_for_delivery'].includes(status);
}

/** Booked, and not picked up yet. */
export function isBeforePickUp(status: ShipmentStatus): boolean {
  return isActive(status) && !isUnderWay(status);
}
