/** Who makes an estimate of the delivery: the plan at booking, staff by hand, a vehicle's position, a new route. */
export const ESTIMATE_SOURCES = ['booking', 'staff', 'position', 'route'] as const;
export type EstimateSource = (typeof ESTIMATE_SOURCES)[number];

/**
 * Whether a position may move an estimate. Staff know of strikes and closures that no position shows: what they
 * expect is only ever made later by one.
 */
export function positionMayMove(
  current: { estimated_delivery_date: Date | null; estimate_source: EstimateSource | null },
  arrival: Date,
): boolean {
  const { estimated_delivery_date: estimate, estimate_source } = current;
  return estimate_source !== 'staff' || estimate === null || arrival > estimate;
}
