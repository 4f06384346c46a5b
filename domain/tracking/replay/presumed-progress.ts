import type { ShipmentStatus } from '../../shipments/status.ts';

/** Where a status puts the goods when no position says more, per cent of the way. */
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
/** Goods in transit have left, and are not at customs yet. */
const IN_TRANSIT = { least: 5, most: 90, unplanned: 50 };

/**
 * How far a shipment without any position is taken to be, per cent of the way: where its status puts it, and
 * in transit as far as its plan had it at `as_of`.
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
  return Math.min(IN_TRANSIT.most, Math.max(IN_TRANSIT.least, 100 * share));
}
