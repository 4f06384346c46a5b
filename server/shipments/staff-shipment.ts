import { asc, desc, eq } from 'drizzle-orm';
import type { StaffShipment } from '#contract/shipments-at-desk.ts';
import type { Connection } from '../database/connection.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { routeWaypoints } from '../tracking/route-waypoints-table.ts';
import { trackingEvents } from '../tracking/tracking-events-table.ts';
import { shipments } from './shipments-table.ts';

/** A journey has a dozen; a misbehaving integration can write thousands. */
const EVENTS = 200;

/** All of a shipment that staff see and edit. */
export async function findStaffShipment(
  connection: Connection,
  tracking_number: string,
): Promise<StaffShipment | undefined> {
  const [found] = await connection
    .select({
      shipment: shipments,
      client: {
        full_name: profiles.full_name,
        company_name: profiles.company_name,
      },
      email: users.email,
    })
    .from(shipments)
    .leftJoin(profiles, eq(profiles.user_id, shipments.user_id))
    .leftJoin(users, eq(users.id, shipments.user_id))
    .where(eq(shipments.tracking_number, tracking_number));
  if (!found) return undefined;
  const { id } = found.shipment;
  const [events, waypoints] = await Promise.all([
    connection
      .select({
        id: trackingEvents.id,
        status: trackingEvents.status,
        location: trackingEvents.location,
        description: trackingEvents.description,
        latitude: trackingEvents.latitude,
        longitude: trackingEvents.longitude,
        occurred_at: trackingEvents.occurred_at,
        by: profiles.full_name,
      })
      .from(trackingEvents)
      .leftJoin(profiles, eq(profiles.user_id, trackingEvents.recorded_by))
      .where(eq(trackingEvents.shipment_id, id))
      .orderBy(desc(trackingEvents.occurred_at), desc(trackingEvents.id))
      .limit(EVENTS),
    connection
      .select()
      .from(routeWaypoints)
      .where(eq(routeWaypoints.shipment_id, id))
      .orderBy(asc(routeWaypoints.waypoint_order)),
  ]);
  const { shipment, client, email } = found;
  return { ...shipment, client: client && email ? { ...client, email } : null, events, waypoints };
}
