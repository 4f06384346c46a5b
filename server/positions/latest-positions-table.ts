import { eq, lt, sql } from 'drizzle-orm';
import { check, doublePrecision, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/pool/connection.ts';
import { coordinateChecks, degrees, moment } from '../database/statements/columns.ts';
import { devices } from '../devices/devices-table.ts';

/** Each device's latest position, and when it last reported, which differs because positions arrive out of order. */
export const latestPositions = pgTable(
  'latest_positions',
  {
    device_id: uuid('device_id')
      .primaryKey()
      .references(() => devices.id, { onDelete: 'cascade' }),
    taken_at: moment('taken_at').notNull(),
    latitude: degrees('latitude').notNull(),
    longitude: degrees('longitude').notNull(),
    /** km/h. */
    speed: doublePrecision('speed'),
    heading: doublePrecision('heading'),
    last_seen_at: moment('last_seen_at').notNull(),
  },
  (table) => [
    ...coordinateChecks('latest_positions', table.latitude, table.longitude),
    check('latest_positions_speed', sql`${table.speed} >= 0`),
    check('latest_positions_heading', sql`${table.heading} >= 0 and ${table.heading} < 360`),
  ],
);

type LatestPosition = typeof latestPositions.$inferSelect;

/** Stores each device's latest position, in the given order, which is the lock order of all writers. */
export async function storeLatestPositions(
  connection: Connection,
  latest: readonly LatestPosition[],
): Promise<void> {
  if (latest.length === 0) return;
  const newer = sql`excluded.taken_at > ${latestPositions.taken_at}`;
  const ofNewer = (column: 'taken_at' | 'latitude' | 'longitude' | 'speed' | 'heading') =>
    sql`case when ${newer} then ${sql.raw(`excluded.${column}`)} else ${latestPositions[column]} end`;
  await connection
    .insert(latestPositions)
    .values([...latest])
    .onConflictDoUpdate({
      target: latestPositions.device_id,
      set: {
        taken_at: ofNewer('taken_at'),
        latitude: ofNewer('latitude'),
        longitude: ofNewer('longitude'),
        speed: ofNewer('speed'),
        heading: ofNewer('heading'),
        last_seen_at: sql`greatest(excluded.last_seen_at, ${latestPositions.last_seen_at})`,
      },
    });
}

export async function findLatest(
  connection: Connection,
  device_id: string,
): Promise<LatestPosition | undefined> {
  const [found] = await connection
    .select()
    .from(latestPositions)
    .where(eq(latestPositions.device_id, device_id));
  return found;
}

/** Deletes those of devices that have not reported since. */
export async function deleteLatestBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(latestPositions).where(lt(latestPositions.last_seen_at, moment));
}
