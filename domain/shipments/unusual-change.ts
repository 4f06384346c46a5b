import { isActive } from './is-active.ts';
import { SHIPMENT_STATUSES } from './shipment-statuses.ts';
import type { ShipmentStatus } from './status.ts';

export type Unusual = 'backwards' | 'ended';

/**
 * Why a status change needs confirmation: it goes backwards in the timeline, or the shipment was already delivered or
 * cancelled. Null for any other change, and for no change.
 */
export function unusualChange(from: ShipmentStatus, to: ShipmentStatus): Unusual | null {
  if (from === to) return null;
  if (!isActive(from)) return 'ended';
  return SHIPMENT_STATUSES.indexOf(to) < SHIPMENT_STATUSES.indexOf(from) ? 'backwards' : null;
}
