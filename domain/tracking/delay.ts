import { isActive } from '../shipments/is-active.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

const DAY_MS = 86_400_000;

/**
 * Whole days by which an active shipment is late, 0 when it is not: its estimate has passed, or the live
 * estimate slipped past the promised day. A flag beside the status, never a status of its own.
 */
export function daysLate(
  shipment: { status: ShipmentStatus; estimated_delivery_date: Date | null },
  live: { estimated_arrival: Date | null } | null,
  now: Date,
): number {
  if (!isActive(shipment.status) || shipment.estimated_delivery_date === null) return 0;
  const promised_by = endOfDay(shipment.estimated_delivery_date);
  const expected = Math.max(now.getTime(), live?.estimated_arrival?.getTime() ?? 0);
  return Math.max(0, Math.ceil((expected - promised_by) / DAY_MS));
}

function endOfDay(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS) * DAY_MS + DAY_MS;
}
