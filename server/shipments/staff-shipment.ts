import { and, asc, desc, eq } from 'drizzle-orm';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import type { Connection, Database } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { companyName, contactOf } from '../organisations/contact-of.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { newestImplausible } from '../positions/implausible-positions-table.ts';
import { deliveryEstimates } from '../shipment-records/delivery-estimates-table.ts';
import { isKnownTo, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { withDeliveryOutlook } from '../shipment-records/with-delivery-outlook.ts';
import { eventZone } from '../tracking/events/event-zone.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';
import { routeWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { findTracked } from '../tracking/tracked-shipment.ts';

/** A journey has about a dozen; a faulty integration can write thousands. */
const EVENTS = 200;
const ESTIMATES = 50;
const IMPLAUSIBLE = 20;

/** A shipment with everything that staff see and edit; undefined if the reader may not see it. */
export async function findStaffShipment(
  database: Pick<Database, 'db' | 'sql'>,
  geography: Pick<Geography, 'timeZones' | 'unlocode'>,
  { tracking_number, reader, now }: { tracking_number: string; reader: Reader; now: Date },
): Promise<StaffShipment | undefined> {
  const connection = database.db;
  const found = await findWithClient(connection, tracking_number, reader);
  if (!found) return undefined;
  const { id } = found.shipment;
  const [events, waypoints, estimates, implausible_positions, tracked] = await Promise.all([
    listEvents(connection, id),
    listWaypoints(connection, id),
    listEstimates(connection, id),
    newestImplausible(connection, id, IMPLAUSIBLE),
    // The times of the stops are those that the public sees.
    findTracked({ database, geography }, tracking_number, now),
  ]);
  const { client, email, organisation } = found;
  const { timeZones } = geography;
  const shipment = withDeliveryOutlook(geography, now, found.shipment);
  const zone = shipment.destination_time_zone;
  const expected = new Map(
    tracked?.waypoints.map(({ waypoint_order, estimated_arrival }) => [waypoint_order, estimated_arrival]),
  );
  return {
    ...shipment,
    user_id: found.shipment.contact_id,
    organisation,
    client: client && email ? { ...client, email } : null,
    delay_reason: shipment.days_late > 0 ? shipment.estimate_reason : null,
    events: events.map(({ utc_offset, ...event }) => ({
      ...event,
      time_zone: eventZone(timeZones, { ...event, utc_offset }),
    })),
    waypoints: waypoints.map((stop) => ({
      ...stop,
      estimated_arrival: expected.get(stop.waypoint_order) ?? null,
      time_zone: timeZones.at(stop),
      reached_by_position: stop.arrival_event_id !== null && !stop.reached_by_staff,
    })),
    implausible_positions,
    estimates: estimates.map((estimate) => ({
      ...estimate,
      estimated_delivery_day:
        estimate.estimated_delivery_date && calendarDay(estimate.estimated_delivery_date, zone),
    })),
  };
}

async function findWithClient(connection: Connection, tracking_number: string, reader: Reader) {
  const [found] = await connection
    .select({
      shipment: shipments,
      organisation: {
        id: organisations.id,
        name: organisations.name,
        credit_status: organisations.credit_status,
      },
      client: {
        full_name: profiles.full_name,
        company_name: companyName,
      },
      email: users.email,
    })
    .from(shipments)
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(profiles, eq(profiles.user_id, contactOf(shipments)))
    .leftJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(shipments.tracking_number, tracking_number), isKnownTo(reader)));
  return found;
}

function listEvents(connection: Connection, shipment_id: string) {
  return connection
    .select({
      id: trackingEvents.id,
      status: trackingEvents.status,
      location: trackingEvents.location,
      description: trackingEvents.description,
      loaded: trackingEvents.loaded,
      latitude: trackingEvents.latitude,
      longitude: trackingEvents.longitude,
      occurred_at: trackingEvents.occurred_at,
      utc_offset: trackingEvents.utc_offset,
      by: profiles.full_name,
    })
    .from(trackingEvents)
    .leftJoin(profiles, eq(profiles.user_id, trackingEvents.recorded_by))
    .where(eq(trackingEvents.shipment_id, shipment_id))
    .orderBy(desc(trackingEvents.occurred_at), desc(trackingEvents.id))
    .limit(EVENTS);
}

function listWaypoints(connection: Connection, shipment_id: string) {
  return connection
    .select()
    .from(routeWaypoints)
    .where(eq(routeWaypoints.shipment_id, shipment_id))
    .orderBy(asc(routeWaypoints.waypoint_order));
}

function listEstimates(connection: Connection, shipment_id: string) {
  return connection
    .select({
      estimated_delivery_date: deliveryEstimates.estimated_delivery_date,
      reason: deliveryEstimates.reason,
      source: deliveryEstimates.source,
      by: profiles.full_name,
      made_at: deliveryEstimates.made_at,
    })
    .from(deliveryEstimates)
    .leftJoin(profiles, eq(profiles.user_id, deliveryEstimates.made_by))
    .where(eq(deliveryEstimates.shipment_id, shipment_id))
    .orderBy(desc(deliveryEstimates.made_at), desc(deliveryEstimates.id))
    .limit(ESTIMATES);
}
