import { isBeforePickUp } from '../shipments/is-under-way.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/**
 * The newest event of a journey, newest first. Once the goods are under way, none of the booking: a file that is opened after
 * the departure is booked later than what has happened to its goods.
 */
export function lastEvent<Event extends { status: string }>(
  status: ShipmentStatus,
  events: readonly Event[],
): Event | undefined {
  if (isBeforePickUp(status)) return events[0];
  return events.find((event) => !isBeforePickUp(event.status as ShipmentStatus)) ?? events[0];
}
