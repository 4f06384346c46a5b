import { sql } from 'drizzle-orm';
import type { Point } from '#domain/places/place.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { trackingEvents } from './tracking-events-table.ts';

export type LastPlace = Point & { location: string };

/** The place of each shipment's newest event, by shipment id. */
export async function lastPlaces(
  connection: Connection,
  shipment_ids: readonly string[],
): Promise<ReadonlyMap<string, LastPlace>> {
  if (shipment_ids.length === 0) return new Map();
  const rows = await connection
    .selectDistinctOn([trackingEvents.shipment_id], {
      shipment_id: trackingEvents.shipment_id,
      location: trackingEvents.location,
      latitude: trackingEvents.latitude,
      longitude: trackingEvents.longitude,
    })
    .from(trackingEvents)
    .where(anyOf(trackingEvents.shipment_id, shipment_ids))
    .orderBy(
      trackingEvents.shipment_id,
      sql`${trackingEvents.occurred_at} desc`,
      sql`${trackingEvents.id} desc`,
    );
  return new Map(rows.map(({ shipment_id, ...place }) => [shipment_id, place]));
}
