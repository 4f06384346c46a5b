import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isOneCustomsArea } from '#domain/routing/network/customs-areas.ts';
import { installation } from '../database/migrations/installation-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { deviceAssignments } from '../devices/device-assignments-table.ts';
import { members } from '../organisations/members-table.ts';
import { users } from '../people/users-table.ts';
import { isReal } from '../shipment-records/reader.ts';
import { isUnconfirmed } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';

export interface PerpetualVoyages {
  tracking_number: string;
  email: string;
}

/**
 * Shipments under way, and those booked since the demo world was made; its own pending ones stay as they are. What
 * follows a device is where that says.
 */
export async function listSimulated(connection: Connection, perpetual: PerpetualVoyages) {
  const booked_since = gt(shipments.created_at, installation.demo_made_at);
  const listed = await connection
    .select({
      id: shipments.id,
      tracking_number: shipments.tracking_number,
      status: shipments.status,
      created_at: shipments.created_at,
      origin_country: shipments.origin_country,
      destination_country: shipments.destination_country,
      status_since: sql<Date>`coalesce((select max(occurred_at) from tracking_events
        where shipment_id = ${shipments.id} and status = ${shipments.status}), ${shipments.updated_at})`.mapWith(
        shipments.updated_at,
      ),
      keeps_sailing: keepsSailing(perpetual, booked_since),
      awaits_confirmation: sql<boolean>`${isUnconfirmed}`,
      origin: sql<string>`${shipments.origin_city} || ', ' || ${shipments.origin_country}`,
      destination: sql<string>`${shipments.destination_city} || ', ' || ${shipments.destination_country}`,
      progress: sql<number>`coalesce(${liveTracking.progress}, 0)`,
      reported_at: liveTracking.updated_at,
      vehicle_identifier: liveTracking.vehicle_identifier,
      /** Of the last position. */
      transport_mode: liveTracking.transport_mode,
    })
    .from(shipments)
    .innerJoin(installation, sql`${installation.demo_made_at} is not null`)
    .leftJoin(liveTracking, eq(liveTracking.shipment_id, shipments.id))
    .leftJoin(deviceAssignments, eq(deviceAssignments.shipment_id, shipments.id))
    .where(
      and(
        isReal,
        isNull(deviceAssignments.shipment_id),
        or(
          inArray(shipments.status, ['in_transit', 'customs', 'out_for_delivery']),
          and(inArray(shipments.status, ['pending', 'confirmed', 'picked_up']), booked_since),
        ),
      ),
    )
    .orderBy(shipments.id);
  return listed.map((shipment) => ({
    ...shipment,
    international: !isOneCustomsArea(shipment.origin_country, shipment.destination_country),
  }));
}

export type Simulated = Awaited<ReturnType<typeof listSimulated>>[number];

/** The sample, and what the demo customer had from the start, stay under way: screens count on them. */
function keepsSailing({ tracking_number, email }: PerpetualVoyages, booked_since: SQL): SQL<boolean> {
  return sql<boolean>`(${shipments.tracking_number} = ${tracking_number}
    or (exists (
      select from ${members} join ${users} on ${users.id} = ${members.user_id}
      where ${members.organisation_id} = ${shipments.organisation_id} and ${users.email} = ${email}) and not (${booked_since})))`;
}
