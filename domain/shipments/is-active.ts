import type { ShipmentStatus } from './status.ts';

/** Neither delivered nor cancelled. Apart from the schemas, so that a page can ask without them. */
export function isActive(status: ShipmentStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled';
}
