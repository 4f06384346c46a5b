import { type CalendarDay, calendarDay, dayInUtc } from '../calendar/calendar-day.ts';
import type { TimeZones } from '../routing/time-zones.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

interface Transported {
  status: ShipmentStatus;
  delivered_at: Date | null;
  destination_city: string;
  destination_country: string;
}

/** The day of delivery at the destination, on which the transport is completed; null as long as it isn’t known. */
export function supplyDay(
  { status, delivered_at, destination_city, destination_country }: Transported,
  timeZones: Pick<TimeZones, 'ofTown'>,
): CalendarDay | null {
  if (status !== 'delivered' || !delivered_at) return null;
  return calendarDay(delivered_at, timeZones.ofTown(destination_city, destination_country));
}

/**
 * The date of supply that an invoice has to state (Directive 2006/112/EC, article 226 (7)): one other than the date of issue.
 * A later one is the same day at a destination east of UTC.
 */
export function statedSupplyDay({
  supplied_on,
  issued_at,
}: {
  supplied_on: CalendarDay | null;
  issued_at: Date;
}): CalendarDay | null {
  return supplied_on && supplied_on < dayInUtc(issued_at) ? supplied_on : null;
}
