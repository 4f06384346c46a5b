import { sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { shipmentCounters } from '../fleet/shipment-counters-table.ts';
import { members } from './members-table.ts';

interface Counts extends Record<string, unknown> {
  members: number;
  shipments: number;
}

/** The number of members and shipments of each organisation. */
export async function countsOf(
  connection: Connection,
  organisation_ids: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const rows = await connection.execute<Counts & { id: string }>(sql`
    select wanted.id,
      (select count(*)::int from ${members} where organisation_id = wanted.id) as members,
      (select coalesce(sum(shipments), 0)::int from ${shipmentCounters} where organisation_id = wanted.id) as shipments
    from unnest(${sql.param([...organisation_ids])}::uuid[]) as wanted (id)`);
  return new Map(rows.map((row) => [row.id, row]));
}
