import { and, count, desc, eq, gte, lt, ne } from 'drizzle-orm';
import { doublePrecision, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { IMPLAUSIBLE_REASONS } from '#domain/positions/plausibility.ts';
import type { Connection } from '../database/pool/connection.ts';
import { degrees, moment, oneOf } from '../database/statements/columns.ts';
import { insertMissing } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/**
 * Positions that are implausible for a shipment. Not a column of `positions`, which is the history of devices, because a
 * position can match the route of one shipment in the vehicle and not that of another.
 */
export const implausiblePositions = pgTable(
  'implausible_positions',
  {
    shipment_id: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    taken_at: moment('taken_at').notNull(),
    device_id: uuid('device_id').notNull(),
    latitude: degrees('latitude').notNull(),
    longitude: degrees('longitude').notNull(),
    /** km/h. */
    speed: doublePrecision('speed'),
    reason: text('reason', { enum: IMPLAUSIBLE_REASONS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipment_id, table.taken_at, table.device_id] }),
    oneOf('implausible_positions_reason', table.reason, IMPLAUSIBLE_REASONS),
  ],
);

export type ImplausiblePosition = typeof implausiblePositions.$inferInsert;

/** Already marked ones stay. */
export async function insertImplausible(
  connection: Connection,
  positions: readonly ImplausiblePosition[],
): Promise<void> {
  await insertMissing(connection, implausiblePositions, positions);
}

/** Removes marks that later positions have disproved; 0,0 stays marked. */
export async function deleteConfirmed(
  connection: Connection,
  { shipment_id, since }: { shipment_id: string; since: Date },
): Promise<void> {
  await connection
    .delete(implausiblePositions)
    .where(
      and(
        eq(implausiblePositions.shipment_id, shipment_id),
        gte(implausiblePositions.taken_at, since),
        ne(implausiblePositions.reason, 'zero_coordinates'),
      ),
    );
}

/** The number of a shipment's implausible positions, and the newest ones. */
export async function newestImplausible(connection: Connection, shipment_id: string, limit: number) {
  const isOfShipment = eq(implausiblePositions.shipment_id, shipment_id);
  const [counted] = await connection
    .select({ positions: count() })
    .from(implausiblePositions)
    .where(isOfShipment);
  const newest = await connection
    .select({
      taken_at: implausiblePositions.taken_at,
      latitude: implausiblePositions.latitude,
      longitude: implausiblePositions.longitude,
      reason: implausiblePositions.reason,
    })
    .from(implausiblePositions)
    .where(isOfShipment)
    .orderBy(desc(implausiblePositions.taken_at))
    .limit(limit);
  return { count: counted?.positions ?? 0, newest };
}

export async function deleteImplausibleBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.delete(implausiblePositions).where(lt(implausiblePositions.taken_at, moment));
}
