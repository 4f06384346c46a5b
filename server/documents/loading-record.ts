import { asc, eq } from 'drizzle-orm';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { isLoading, type LoadingRecord } from '#domain/documents/on-board.ts';
import { isUnplaced } from '#domain/tracking/named-place.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';

/** Statuses after pick-up from the shipper. */
const PICKED_UP: readonly string[] = ['picked_up', 'in_transit', 'customs', 'out_for_delivery', 'delivered'];

/** What a shipment’s events show about its loading, with days in the local time of each place. */
export async function loadingRecord(
  connection: Connection,
  { timeZones }: Pick<Geography, 'timeZones'>,
  { id, origin_city, origin_country }: Pick<ShipmentRecord, 'id' | 'origin_city' | 'origin_country'>,
  now: Date,
): Promise<LoadingRecord> {
  const events = await connection
    .select({
      status: trackingEvents.status,
      location: trackingEvents.location,
      description: trackingEvents.description,
      loaded: trackingEvents.loaded,
      latitude: trackingEvents.latitude,
      longitude: trackingEvents.longitude,
      occurred_at: trackingEvents.occurred_at,
    })
    .from(trackingEvents)
    .where(eq(trackingEvents.shipment_id, id))
    .orderBy(asc(trackingEvents.occurred_at));
  const origin_zone = timeZones.ofTown(origin_city, origin_country);
  const dayOf = (event: (typeof events)[number]) =>
    calendarDay(event.occurred_at, isUnplaced(event) ? origin_zone : timeZones.at(event));
  const picked_up = events.find(({ status }) => PICKED_UP.includes(status));
  return {
    today: calendarDay(now, origin_zone),
    picked_up_on: picked_up ? dayOf(picked_up) : null,
    loadings: events.filter(isLoading).map((event) => ({ day: dayOf(event), location: event.location })),
  };
}
