import { isActive } from './is-active.ts';
import { SHIPMENT_STATUSES } from './shipment-statuses.ts';
import type { ShipmentStatus } from './status.ts';

export type Unusual = 'backwards' | 'ended';

/**
 * Why a change of status asks for confirmation: it goes back in the order of the timeline, or the shipment was
 * delivered or cancelled. Null for every usual change, and for none at all.
 */
export function unusualChange(from: ShipmentStatus, to: ShipmentStatus): Unusual | null {
  if (from === to) return null;
  if (!isActive(from)) return 'ended';
  return SHIPMENT_STATUSES.indexOf(to) < SHIPMENT_STATUSES.indexOf(from) ? 'backwards' : null;
}
