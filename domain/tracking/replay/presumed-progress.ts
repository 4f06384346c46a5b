import type { ShipmentStatus } from '../../shipments/status.ts';

/** The progress that a status implies without a position, per cent of the route. */
const PROGRESS: Readonly<Record<Exclude<ShipmentStatus, 'in_transit'>, number>> = {
  created: 0,
  pending: 0,
  confirmed: 0,
  picked_up: 0,
  customs: 92,
  out_for_delivery: 96,
  delivered: 100,
  cancelled: 0,
};
/** Goods in transit have departed and are not at customs yet. */
const IN_TRANSIT = { min: 5, max: 90, unplanned: 50 };

/**
 * The presumed progress of a shipment without a position, per cent of the route: by its status and, in transit, by its
 * plan at `as_of`.
 */
export function presumedProgress(
  shipment: { status: ShipmentStatus; created_at: Date; estimated_delivery_date: Date | null },
  as_of: Date,
): number {
  const { status, created_at, estimated_delivery_date } = shipment;
  if (status !== 'in_transit') return PROGRESS[status];
  const planned_ms = (estimated_delivery_date?.getTime() ?? 0) - created_at.getTime();
  if (planned_ms <= 0) return IN_TRANSIT.unplanned;
  const share = (as_of.getTime() - created_at.getTime()) / planned_ms;
  return Math.min(IN_TRANSIT.max, Math.max(IN_TRANSIT.min, 100 * share));
}
