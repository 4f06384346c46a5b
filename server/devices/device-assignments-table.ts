import { and, eq, inArray } from 'drizzle-orm';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { PlausibilityState } from '#domain/positions/plausibility.ts';
import type { Connection } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { devices } from './devices-table.ts';

/** The device that a shipment follows: one at most; several shipments can follow one device. */
export const deviceAssignments = pgTable(
  'device_assignments',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    device_id: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** Earlier positions of the device do not concern the shipment. */
    since: moment('since').notNull(),
    /** The state of unconfirmed positions, usually null. The last accepted position is in `live_tracking`. */
    pending: jsonb('belief').$type<PendingPlausibility>(),
  },
  (table) => [index('device_assignments_of_device').on(table.device_id)],
);

/** The part that is not in the live row. */
export type PendingPlausibility = Pick<PlausibilityState, 'run' | 'anchor'>;

type FollowRecord = typeof deviceAssignments.$inferSelect;

/** Replaces the shipment's previous device. */
export async function writeDeviceAssignment(
  connection: Connection,
  { shipment_id, device_id, since }: Omit<FollowRecord, 'pending'>,
): Promise<void> {
  const followed: FollowRecord = { shipment_id, device_id, since, pending: null };
  await connection
    .insert(deviceAssignments)
    .values(followed)
    .onConflictDoUpdate({ target: deviceAssignments.shipment_id, set: followed });
}

/** Returns whether the shipment followed the device. */
export async function deleteDeviceAssignment(
  connection: Connection,
  { shipment_id, device_id }: Pick<FollowRecord, 'shipment_id' | 'device_id'>,
): Promise<boolean> {
  const ended = await connection
    .delete(deviceAssignments)
    .where(and(eq(deviceAssignments.shipment_id, shipment_id), eq(deviceAssignments.device_id, device_id)))
    .returning({ shipment_id: deviceAssignments.shipment_id });
  return ended.length > 0;
}

/** Returns how many shipments followed the device. */
export async function deleteAssignmentsOf(connection: Connection, device_id: string): Promise<number> {
  const ended = await connection
    .delete(deviceAssignments)
    .where(eq(deviceAssignments.device_id, device_id))
    .returning({ shipment_id: deviceAssignments.shipment_id });
  return ended.length;
}

export async function writePlausibility(
  connection: Connection,
  { shipment_id, device_id }: Pick<FollowRecord, 'shipment_id' | 'device_id'>,
  pending: PendingPlausibility | null,
): Promise<void> {
  await connection
    .update(deviceAssignments)
    .set({ pending })
    .where(and(eq(deviceAssignments.shipment_id, shipment_id), eq(deviceAssignments.device_id, device_id)));
}

export async function clearPlausibility(connection: Connection, shipment_id: string): Promise<void> {
  await connection
    .update(deviceAssignments)
    .set({ pending: null })
    .where(eq(deviceAssignments.shipment_id, shipment_id));
}

export async function listAssignments(
  connection: Connection,
  device_ids: readonly string[],
): Promise<FollowRecord[]> {
  return connection
    .select()
    .from(deviceAssignments)
    .where(inArray(deviceAssignments.device_id, [...device_ids]));
}
