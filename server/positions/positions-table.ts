import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, real, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { degrees, moment } from '../database/statements/columns.ts';

/**
 * The position history of devices. Partitioned by day (UTC) of the position, so that old days are dropped instead of
 * deleted by row; position-partitions.ts creates and drops them. No foreign key to the device, which would cost a look-up
 * per row, because devices are never deleted. No checks either, because the input is validated.
 */
export const positions = pgTable(
  'positions',
  {
    device_id: uuid('device_id').notNull(),
    taken_at: moment('taken_at').notNull(),
    latitude: degrees('latitude').notNull(),
    longitude: degrees('longitude').notNull(),
    /** km/h. */
    speed: real('speed'),
    /** Degrees from north. */
    heading: real('heading'),
  },
  (table) => [primaryKey({ columns: [table.device_id, table.taken_at] })],
);

/** Positions as columns, sorted by device and time: the insert order of all writers, which prevents deadlocks. */
export interface PositionColumns {
  device_ids: string[];
  taken_ms: number[];
  latitudes: number[];
  longitudes: number[];
  speeds: (number | null)[];
  headings: (number | null)[];
}

/** The number of new positions by device; devices without any are omitted. */
export async function insertPositions(
  connection: Connection,
  { device_ids, taken_ms, latitudes, longitudes, speeds, headings }: PositionColumns,
): Promise<Map<string, number>> {
  const rows = await connection.execute<{ device_id: string; fresh: number }>(sql`
    with fresh as (
      insert into ${positions} (device_id, taken_at, latitude, longitude, speed, heading)
      select device_id, to_timestamp(taken_ms / 1000.0), latitude, longitude, speed, heading
      from unnest(${listed(device_ids)}::uuid[], ${listed(taken_ms)}::float8[], ${listed(latitudes)}::float8[],
        ${listed(longitudes)}::float8[], ${listed(speeds)}::float4[], ${listed(headings)}::float4[])
        as sent (device_id, taken_ms, latitude, longitude, speed, heading)
      on conflict do nothing returning device_id
    )
    select device_id, count(*)::int as fresh from fresh group by device_id`);
  return new Map([...rows].map(({ device_id, fresh }) => [device_id, fresh]));
}

/** A PostgreSQL array literal of numbers or ids; the driver would quote each value. */
function listed(values: readonly (string | number | null)[]) {
  return sql`${`{${values.map((value) => value ?? 'null').join(',')}}`}::text`;
}
