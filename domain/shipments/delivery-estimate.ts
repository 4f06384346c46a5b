import { calendarDay } from '../calendar/calendar-day.ts';

/**
 * Who makes an estimate of the delivery: the plan at booking, staff by hand, a vehicle's position, a new route, the
 * carrier, or a late leg that moves those after it.
 */
export const ESTIMATE_SOURCES = ['booking', 'staff', 'position', 'route', 'carrier', 'connection'] as const;
export type EstimateSource = (typeof ESTIMATE_SOURCES)[number];

/**
 * Whether a position may change an estimate. Staff know of strikes and closures that no position shows, so a position
 * can only make their estimate later.
 */
function positionMayMove(
  current: { estimated_delivery_date: Date | null; estimate_source: EstimateSource | null },
  arrival: Date,
): boolean {
  const { estimated_delivery_date: estimate, estimate_source } = current;
  return estimate_source !== 'staff' || estimate === null || arrival > estimate;
}

/** Less is no new estimate where it is calculated: from a vehicle that slows down and speeds up, or from our own plan. */
export const MIN_SHIFT_MS = 6 * 3_600_000;

/** What customers read where a position moved the estimate. */
export const POSITION_REASON = 'Calculated from the vehicle’s position';

/** Whether the arrival that a position lets expect is a new estimate: another day at the destination, by some hours. */
export function positionMovesDay(
  current: Parameters<typeof positionMayMove>[0],
  arrival: Date,
  time_zone: string,
): boolean {
  const { estimated_delivery_date: estimate } = current;
  if (!positionMayMove(current, arrival)) return false;
  if (estimate === null) return true;
  const shift_ms = Math.abs(arrival.getTime() - estimate.getTime());
  return shift_ms >= MIN_SHIFT_MS && calendarDay(arrival, time_zone) !== calendarDay(estimate, time_zone);
}
