import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { isEstimatedByLeg } from '#domain/tracking/stops/leg-estimates.ts';
import type { CallContext } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { findTracked } from '../tracked-shipment.ts';

/** A stop as everyone sees it. */
interface ShownStop {
  estimated_arrival: Date | null;
  /** Its time is that of a leg, so that a plan of its own would have no effect. */
  isOfLeg: boolean;
}

type ShownStops = ReadonlyMap<number, ShownStop>;

export const NONE_SHOWN: ShownStops = new Map();

/** The stops of a shipment by their order. Read before the transaction, which needs no second connection then. */
export async function shownStops(
  { database, geography, now }: Pick<CallContext, 'database' | 'geography' | 'now'>,
  tracking_number: string,
): Promise<ShownStops> {
  const tracked = await findTracked({ database, geography }, normalizeTrackingNumber(tracking_number), now());
  if (!tracked) return new Map();
  const { waypoints, legs, milestones } = tracked;
  return new Map(
    waypoints.map((stop) => [
      stop.waypoint_order,
      {
        estimated_arrival: stop.estimated_arrival,
        isOfLeg: isEstimatedByLeg(stop, waypoints, legs, milestones),
      },
    ]),
  );
}

/**
 * The planned arrival of a stop that is to be shown with the time `expected`: moved as far as the user has moved what is shown.
 * Null if nothing is shown. Throws 422 where the time is that of a leg.
 */
export function movedPlan(
  stop: { waypoint_order: number; estimated_arrival: Date | null },
  expected: Date,
  shown: ShownStops,
): Date | null {
  const { estimated_arrival = null, isOfLeg = false } = shown.get(stop.waypoint_order) ?? {};
  if (!estimated_arrival || !stop.estimated_arrival) return null;
  const moved_ms = expected.getTime() - estimated_arrival.getTime();
  if (isOfLeg && moved_ms !== 0)
    throw fieldIssue(
      'estimated_arrival',
      'The estimate of the leg that arrives here applies. Change it in the shipment file.',
    );
  return new Date(stop.estimated_arrival.getTime() + moved_ms);
}

/** The planned arrival of a new stop that is to be shown with the time `expected`: with the delay of the stop after it. */
export function planBefore(
  next: { waypoint_order: number; estimated_arrival: Date | null } | undefined,
  expected: Date,
  shown: ShownStops,
): Date | null {
  const seen = next && shown.get(next.waypoint_order)?.estimated_arrival;
  if (!seen || !next.estimated_arrival) return null;
  return new Date(expected.getTime() - (seen.getTime() - next.estimated_arrival.getTime()));
}
