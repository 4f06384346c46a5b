import type { ShipmentStatus } from './status.ts';

/** The portal's three specified statuses, plus separate labels for statuses that none of them describes correctly. */
type PortalStatus =
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
