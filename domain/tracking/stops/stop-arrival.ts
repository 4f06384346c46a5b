import { isBeforePickUp } from '../../shipments/is-under-way.ts';
import type { ShipmentStatus } from '../../shipments/status.ts';
import { isEarlier, type OrderedStop } from './stop-order.ts';

/** Other known times of a shipment. */
interface JourneyTimes {
  picked_up_at: Date | null;
  delivered_at: Date | null;
}

/** Whether a shipment's goods were picked up; the status of a cancelled one does not show it. */
export function wasPickedUp(status: ShipmentStatus, picked_up_at: Date | null): boolean {
  return status === 'cancelled' ? picked_up_at !== null : !isBeforePickUp(status);
}

/** Why a stop can't have been reached at a time; null if it can. `timeText` formats a time in the stop's time zone. */
export function arrivalConflict(
  stops: readonly OrderedStop[],
  { id }: OrderedStop,
  at: Date,
  { picked_up_at, delivered_at }: JourneyTimes,
  timeText: (moment: Date) => string,
): string | null {
  const index = stops.findIndex((stop) => stop.id === id);
  if (picked_up_at && isEarlier(at, picked_up_at))
    return `This is before the goods were picked up (${timeText(picked_up_at)}).`;
  if (delivered_at && isEarlier(delivered_at, at))
    return `This is after the goods were delivered (${timeText(delivered_at)}).`;
  const earlier = stops.slice(0, index).findLast(({ reached_at }) => reached_at && isEarlier(at, reached_at));
  if (earlier?.reached_at)
    return `This is before ${earlier.location_name} was reached (${timeText(earlier.reached_at)}).`;
  const later = stops.slice(index + 1).find(({ reached_at }) => reached_at && isEarlier(reached_at, at));
  return later?.reached_at
    ? `This is after ${later.location_name} was reached (${timeText(later.reached_at)}).`
    : null;
}

/** Why goods can't have been picked up or delivered at a time, given the arrivals at stops; null if they can. */
export function milestoneConflict(
  stops: readonly OrderedStop[],
  { picked_up_at, delivered_at }: Partial<JourneyTimes>,
  timeText: (moment: Date) => string,
): string | null {
  const reached = stops.flatMap(({ location_name, reached_at }) =>
    reached_at ? [{ location_name, reached_at }] : [],
  );
  const before = reached.find(({ reached_at }) => picked_up_at && isEarlier(reached_at, picked_up_at));
  if (before) return `This is after ${before.location_name} was reached (${timeText(before.reached_at)}).`;
  const after = reached.find(({ reached_at }) => delivered_at && isEarlier(delivered_at, reached_at));
  return after ? `This is before ${after.location_name} was reached (${timeText(after.reached_at)}).` : null;
}

interface CompletedStop extends OrderedStop {
  completed_by_delivery?: boolean;
}

/** The unrecorded stops before a reached one, which must have been passed. */
export function passedWith<Stop extends CompletedStop>(stops: readonly Stop[], { id }: OrderedStop): Stop[] {
  const index = stops.findIndex((stop) => stop.id === id);
  return stops
    .slice(0, index)
    .filter(({ status, completed_by_delivery }) => status === 'pending' || completed_by_delivery);
}
