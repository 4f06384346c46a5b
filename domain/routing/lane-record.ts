import type { RouteOption } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

/** Minimum number of deliveries for a meaningful share. */
const MIN_DELIVERIES = 20;
/** The number of most recent deliveries that count. */
export const NEWEST_COUNTED = 200;

/** One of our own deliveries on a lane. */
export interface LaneDelivery {
  transport_mode: TransportMode;
  /** Delivered on or before the promised day. */
  is_on_time: boolean;
}

/** Replaces each option's typical score with our own on-time share where there are enough deliveries. */
export function withLaneRecord(
  options: readonly RouteOption[],
  deliveries: readonly LaneDelivery[],
): RouteOption[] {
  return options.map((option) => {
    const own = deliveries.filter(({ transport_mode }) => transport_mode === option.transport_mode);
    if (own.length < MIN_DELIVERIES) return option;
    const onTime = own.filter(({ is_on_time }) => is_on_time).length;
    return {
      ...option,
      reliability_score: Math.round((100 * onTime) / own.length),
      reliability_shipments: own.length,
    };
  });
}
