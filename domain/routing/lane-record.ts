import type { RouteOption } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

/** With fewer deliveries than this, a share says nothing. */
const LEAST_COUNTED = 20;
/** How far back the record goes. */
export const NEWEST_COUNTED = 200;

/** One of our own deliveries on a lane. */
export interface LaneDelivery {
  transport_mode: TransportMode;
  /** On the promised day or before. */
  is_on_time: boolean;
}

/** Each option with the share of our own deliveries on time; as it was where there are too few of them. */
export function withLaneRecord(
  options: readonly RouteOption[],
  deliveries: readonly LaneDelivery[],
): RouteOption[] {
  return options.map((option) => {
    const own = deliveries.filter(({ transport_mode }) => transport_mode === option.transport_mode);
    if (own.length < LEAST_COUNTED) return option;
    const onTime = own.filter(({ is_on_time }) => is_on_time).length;
    return {
      ...option,
      reliability_score: Math.round((100 * onTime) / own.length),
      reliability_shipments: own.length,
    };
  });
}
