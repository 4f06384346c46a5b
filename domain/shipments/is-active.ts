import type { ShipmentStatus } from './status.ts';

/** Neither delivered nor cancelled. Separate from the schemas so that pages can import it without zod. */
export function isActive(status: ShipmentStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled';
}
