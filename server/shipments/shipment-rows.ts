import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ShipmentRow } from '#contract/shipments.ts';
import type { Connection } from '../database/connection.ts';
import { olderThan, pageOf } from '../database/newest-first.ts';
import { profiles } from '../people/profiles-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { shipments } from './shipments-table.ts';

export interface Page {
  after?: string | undefined;
  limit: number;
}

/** Everybody's shipments; for staff only. */
export function listAllShipments(connection: Connection, page: Page) {
  return listPage(connection, page, undefined);
}

export function listShipmentsOf(connection: Connection, user_id: string, page: Page) {
  return listPage(connection, page, eq(shipments.user_id, user_id));
}

/** Newest first, paged by key, so that page 1,000 costs what page 1 does. */
async function listPage(connection: Connection, { after, limit }: Page, scope: SQL | undefined) {
  const rows = await connection
    .select({
      id: shipments.id,
      tracking_number: shipments.tracking_number,
      client: sql<string>`coalesce(${profiles.company_name}, ${profiles.full_name}, '')`,
      origin_city: shipments.origin_city,
      origin_country: shipments.origin_country,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      cargo_description: shipments.cargo_description,
      cargo_weight: shipments.cargo_weight,
      transport_mode: shipments.transport_mode,
      cost_cents: shipments.cost_cents,
      status: shipments.status,
      progress: sql<number>`case when ${shipments.status} = 'delivered' then 100 else coalesce(${liveTracking.progress}, 0) end`,
      estimated_delivery_date: shipments.estimated_delivery_date,
      created_at: shipments.created_at,
    })
    .from(shipments)
    .leftJoin(profiles, eq(profiles.user_id, shipments.user_id))
    .leftJoin(liveTracking, eq(liveTracking.shipment_id, shipments.id))
    .where(and(scope, olderThan(shipments, after)))
    .orderBy(desc(shipments.created_at), desc(shipments.id))
    .limit(limit + 1);
  const { page, next } = pageOf<ShipmentRow>(rows, limit);
  return { shipments: page, next };
}
