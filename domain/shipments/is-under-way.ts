import type { ShipmentStatus } from './status.ts';

/** Between pick-up and delivery: only then does a position move. */
export function isUnderWay(status: ShipmentStatus): boolean {
  return ['picked_up', 'in_transit', 'customs', 'out_for_delivery'].includes(status);
}
