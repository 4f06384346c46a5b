import { calendarDay } from '../calendar/calendar-day.ts';
import type { ShipmentStatus } from '../shipments/status.ts';
import type { DeliveryOutlook } from './delivery-outlook.ts';

interface PlannedStop {
  waypoint_type: 'origin' | 'transit' | 'destination';
  status: 'pending' | 'completed';
  /** As it was planned. */
  estimated_arrival: Date | null;
}

/**
 * The one moment of arrival that stands everywhere: the live estimate where it names the day of the outlook, which
 * may know of more than the position does, else the outlook's own.
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

/** The stops of a shipment that has ended: nothing is expected at those it never reached. */
export function withoutEstimates<Stop extends PlannedStop>(stops: readonly Stop[]): Stop[] {
  return stops.map((stop) => (stop.status === 'pending' ? { ...stop, estimated_arrival: null } : stop));
}

/**
 * The stops with what is expected of them now: those ahead move with the arrival at the destination. A stop that should
 * have been reached and has not been has no estimate.
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

/** What is to be planned for a stop that is expected at a moment: the stops ahead move with the arrival at the destination. */
export function plannedArrival(stops: readonly PlannedStop[], arrival: Date | null, expected: Date): Date {
  return new Date(expected.getTime() - shiftOf(stops, arrival));
}

/** The moment at which a stop is expected that was planned for another one. */
export function arrivalAsExpected(stops: readonly PlannedStop[], arrival: Date | null, planned: Date): Date {
  return new Date(planned.getTime() + shiftOf(stops, arrival));
}

/** By how much the arrival at the destination is expected later than planned, in milliseconds. */
function shiftOf(stops: readonly PlannedStop[], arrival: Date | null): number {
  const planned = stops.findLast(({ waypoint_type }) => waypoint_type === 'destination')?.estimated_arrival;
  return arrival && planned ? arrival.getTime() - planned.getTime() : 0;
}
