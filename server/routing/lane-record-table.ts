import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type LaneDelivery, NEWEST_COUNTED } from '#domain/routing/lane-record.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isReal } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export interface Lane {
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
}

/** The latest deliveries on a lane, for each mode, that had a promised delivery date. */
export async function listDeliveries(connection: Connection, lane: Lane): Promise<LaneDelivery[]> {
  const perMode = await Promise.all(
    TRANSPORT_MODES.map((transport_mode) =>
      connection
        .select({
          transport_mode: sql<typeof transport_mode>`${transport_mode}`,
          is_on_time: sql<boolean>`${shipments.delivered_at} <= ${shipments.promise_ends_at}`,
        })
        .from(shipments)
        .where(
          and(
            eq(shipments.status, 'delivered'),
            isReal,
            isNotNull(shipments.delivered_at),
            isNotNull(shipments.promise_ends_at),
            eq(shipments.origin_country, lane.origin_country),
            eq(shipments.destination_country, lane.destination_country),
            sql`lower(${shipments.origin_city}) = lower(${lane.origin_city})`,
            sql`lower(${shipments.destination_city}) = lower(${lane.destination_city})`,
            eq(shipments.transport_mode, transport_mode),
          ),
        )
        .orderBy(sql`${shipments.delivered_at} desc nulls last`)
        .limit(NEWEST_COUNTED),
    ),
  );
  return perMode.flat();
}
