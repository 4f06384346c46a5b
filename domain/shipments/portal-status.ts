import type { ShipmentStatus } from './status.ts';

/** The portal's three words; a state that none of them tells truthfully keeps its own. */
export type PortalStatus =
  | 'Processing'
  | 'In Transit'
  | 'Delivered'
  | 'Picked Up'
  | 'Customs'
  | 'Out for Delivery'
  | 'Cancelled';

const PORTAL_STATUSES: Record<ShipmentStatus, PortalStatus> = {
  created: 'Processing',
  pending: 'Processing',
  confirmed: 'Processing',
  picked_up: 'Picked Up',
  in_transit: 'In Transit',
  customs: 'Customs',
  out_for_delivery: 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export function portalStatus(status: ShipmentStatus): PortalStatus {
  return PORTAL_STATUSES[status];
}

/** Whole per cent of the way, 0 to 100, and 100 only when delivered; null for what is cancelled. */
export function portalProgress(status: ShipmentStatus, progress: number): number | null {
  if (status === 'cancelled') return null;
  if (status === 'delivered') return 100;
  return Math.min(99, Math.max(0, Math.round(progress)));
}
