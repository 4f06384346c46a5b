import { calendarDay } from '../../calendar/calendar-day.ts';
import type { ShipmentStatus } from '../../shipments/status.ts';
import type { DeliveryOutlook } from '../delivery-outlook.ts';

interface PlannedStop {
  waypoint_type: 'origin' | 'transit' | 'destination';
  status: 'pending' | 'completed';
  /** Planned arrival. */
  estimated_arrival: Date | null;
}

/**
 * The arrival that is shown everywhere: the live estimate if it is on the day of the outlook, else the outlook's own. The
 * outlook may reflect more than the position.
 */
export function expectedArrival(
  { estimated_delivery_date, estimated_delivery_day }: DeliveryOutlook,
  live: { estimated_arrival: Date | null } | null,
  time_zone: string,
): Date | null {
  const arrival = live?.estimated_arrival ?? null;
  return arrival && calendarDay(arrival, time_zone) === estimated_delivery_day
    ? arrival
    : estimated_delivery_date;
}

const AFTER_DEPARTURE: readonly ShipmentStatus[] = ['in_transit', 'customs', 'out_for_delivery'];

/** Completes the origin of a shipment whose status says that it has departed, though nothing recorded when. */
export function withDeparture<Stop extends PlannedStop>(
  stops: readonly Stop[],
  status: ShipmentStatus,
): Stop[] {
  const hasDeparted = AFTER_DEPARTURE.includes(status);
  return stops.map((stop) =>
    hasDeparted && stop.waypoint_type === 'origin' ? { ...stop, status: 'completed' } : stop,
  );
}

/** The stops of a finished shipment: no estimates for those it never reached. */
export function withoutEstimates<Stop extends PlannedStop>(stops: readonly Stop[]): Stop[] {
  return stops.map((stop) => (stop.status === 'pending' ? { ...stop, estimated_arrival: null } : stop));
}

/**
 * Adds the current estimates to the stops: those ahead move with the arrival at the destination. An overdue stop has no
 * estimate.
 */
export function estimateStops<Stop extends PlannedStop>(
  stops: readonly Stop[],
  arrival: Date | null,
  now: Date,
): Stop[] {
  const shift_ms = shiftOf(stops, arrival);
  return stops.map((stop) => {
    if (stop.status === 'completed' || stop.estimated_arrival === null) return stop;
    const expected = new Date(stop.estimated_arrival.getTime() + shift_ms);
    return { ...stop, estimated_arrival: expected < now ? null : expected };
  });
}

/** The planned arrival for a stop that is expected at a given time; the inverse of `expectedAt`. */
export function plannedArrival(stops: readonly PlannedStop[], arrival: Date | null, expected: Date): Date {
  return new Date(expected.getTime() - shiftOf(stops, arrival));
}

/** The expected arrival at a stop with a given planned arrival. */
export function arrivalAsExpected(stops: readonly PlannedStop[], arrival: Date | null, planned: Date): Date {
  return new Date(planned.getTime() + shiftOf(stops, arrival));
}

/** The expected delay at the destination, in milliseconds. */
function shiftOf(stops: readonly PlannedStop[], arrival: Date | null): number {
  const planned = stops.findLast(({ waypoint_type }) => waypoint_type === 'destination')?.estimated_arrival;
  return arrival && planned ? arrival.getTime() - planned.getTime() : 0;
}
