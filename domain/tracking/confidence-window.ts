/** When deliveries on this lane by this mode usually happen, around the current estimate. */
export interface ConfidenceWindow {
  from: Date;
  to: Date;
  /** The number of our own deliveries that it is computed from. */
  shipments: number;
}

/** Fewer deliveries say nothing about the next one. */
export const MIN_SHIPMENTS = 20;
/** Eight in ten deliveries happen within the window. */
const MIN_SHARE = 0.1;
const MAX_SHARE = 0.9;

interface Estimated {
  estimated_delivery_date: Date | null;
  promised_delivery_date: Date | null;
}

/**
 * The estimate with the spread of past deliveries around their promise, each in milliseconds after it. An estimate that
 * has moved since the booking contains the usual delay already, so only the spread around the median counts. Null for
 * lanes with too few deliveries.
 */
export function confidenceWindow(
  { estimated_delivery_date: estimate, promised_delivery_date: promised }: Estimated,
  deviations_ms: readonly number[],
  now: Date,
): ConfidenceWindow | null {
  if (!estimate || deviations_ms.length < MIN_SHIPMENTS) return null;
  const sorted = [...deviations_ms].sort((one, other) => one - other);
  const hasMoved = promised !== null && promised.getTime() !== estimate.getTime();
  const usual_ms = hasMoved ? quantile(sorted, 0.5) : 0;
  const at = (share: number) =>
    new Date(Math.max(now.getTime(), estimate.getTime() + quantile(sorted, share) - usual_ms));
  return { from: at(MIN_SHARE), to: at(MAX_SHARE), shipments: sorted.length };
}

/** Interpolated, as PostgreSQL’s percentile_cont. */
function quantile(sorted: readonly number[], share: number): number {
  const index = share * (sorted.length - 1);
  const below = sorted[Math.floor(index)] ?? 0;
  const above = sorted[Math.ceil(index)] ?? below;
  return below + (above - below) * (index - Math.floor(index));
}
