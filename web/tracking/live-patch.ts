import type { TrackedShipment } from '#contract/tracking.ts';
import { calendarDay } from '#domain/calendar/local-time.ts';
import type { LivePosition } from '#domain/tracking/live-position.ts';

/** What a 'moved' message carries: as `LivePosition`, its dates as text. */
type MovedMessage = Omit<LivePosition, 'estimated_arrival' | 'updated_at'> & {
  estimated_arrival: string | null;
  updated_at: string;
};

/**
 * The shipment at its new position; the same object when the message is older than what is shown. A new day of arrival
 * comes with a message of its own, upon which the shipment is read again: until then the arrival stays.
 */
export function moved(shipment: TrackedShipment, message: unknown): TrackedShipment {
  const { estimated_arrival, updated_at, ...position } = message as MovedMessage;
  const { live: former, destination_time_zone, estimated_delivery_day } = shipment;
  const reported_at = new Date(updated_at);
  if (former && reported_at <= former.updated_at) return shipment;
  const arrival = estimated_arrival === null ? null : new Date(estimated_arrival);
  const isOfDay = arrival && calendarDay(arrival, destination_time_zone) === estimated_delivery_day;
  const expected = isOfDay ? arrival : (former?.estimated_arrival ?? shipment.estimated_delivery_date);
  const waypoints = shipment.waypoints.map((stop) =>
    stop.waypoint_type === 'destination' && stop.status === 'pending'
      ? { ...stop, estimated_arrival: expected }
      : stop,
  );
  const next = waypoints.find(({ location_name }) => location_name === position.next_checkpoint);
  return {
    ...shipment,
    waypoints,
    live: {
      ...position,
      estimated_arrival: expected,
      updated_at: reported_at,
      time_zone: former?.time_zone ?? destination_time_zone,
      next_checkpoint_arrival: next?.estimated_arrival ?? null,
    },
  };
}
