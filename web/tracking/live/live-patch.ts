import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isBeforePickUp } from '#domain/shipments/is-under-way.ts';
import type { LivePosition } from '#domain/tracking/live-position.ts';

/** A 'moved' message: a `LivePosition` with dates as text. */
type MovedMessage = Omit<LivePosition, 'estimated_arrival' | 'updated_at'> & {
  estimated_arrival: string | null;
  updated_at: string;
};

/**
 * The shipment at its new position; the same object if the message is older than the data. Estimates change only with
 * the next fetch, because the server weighs a position's estimate against those of staff.
 */
export function applyPosition(shipment: TrackedShipment, message: unknown): TrackedShipment {
  const { estimated_arrival: _, updated_at, ...position } = message as MovedMessage;
  const { live: former } = shipment;
  const reported_at = new Date(updated_at);
  if (former && reported_at <= former.updated_at) return shipment;
  const next = shipment.waypoints.find(({ location_name }) => location_name === position.next_checkpoint);
  return {
    ...shipment,
    live: {
      ...position,
      estimated_arrival: former?.estimated_arrival ?? shipment.estimated_delivery_date,
      updated_at: reported_at,
      // Before the pick-up, only a vehicle on its way to the goods reports.
      approaching: isBeforePickUp(shipment.status),
      time_zone: former?.time_zone ?? shipment.destination_time_zone,
      next_checkpoint_arrival: next?.estimated_arrival ?? null,
    },
  };
}
