import { and, eq, inArray } from 'drizzle-orm';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Belief } from '#domain/positions/plausibility.ts';
import type { Connection } from '../database/pool/connection.ts';
import { moment } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { devices } from './devices-table.ts';

/** Which device a shipment travels with: one at most; a device may carry many. */
export const deviceAssignments = pgTable(
  'device_assignments',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    device_id: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** What the device reports of the time before is not about the shipment. */
    since: moment('since').notNull(),
    /** What its last positions leave to be confirmed; null as a rule. The last believed one stands in `live_tracking`. */
    belief: jsonb('belief').$type<PendingBelief>(),
  },
  (table) => [index('device_assignments_of_device').on(table.device_id)],
);

/** As far as it is not a matter of the live row. */
export type PendingBelief = Pick<Belief, 'run' | 'anchor'>;

export type FollowRecord = typeof deviceAssignments.$inferSelect;

/** In place of the device that the shipment followed before. */
export async function writeDeviceAssignment(
  connection: Connection,
  { shipment_id, device_id, since }: Omit<FollowRecord, 'belief'>,
): Promise<void> {
  const followed: FollowRecord = { shipment_id, device_id, since, belief: null };
  await connection
    .insert(deviceAssignments)
    .values(followed)
    .onConflictDoUpdate({ target: deviceAssignments.shipment_id, set: followed });
}

/** Whether the shipment followed the device. */
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

/** How many shipments followed the device. */
export async function deleteAssignmentsOf(connection: Connection, device_id: string): Promise<number> {
  const ended = await connection
    .delete(deviceAssignments)
    .where(eq(deviceAssignments.device_id, device_id))
    .returning({ shipment_id: deviceAssignments.shipment_id });
  return ended.length;
}

export async function writeBelief(
  connection: Connection,
  { shipment_id, device_id }: Pick<FollowRecord, 'shipment_id' | 'device_id'>,
  belief: PendingBelief | null,
): Promise<void> {
  await connection
    .update(deviceAssignments)
    .set({ belief })
    .where(and(eq(deviceAssignments.shipment_id, shipment_id), eq(deviceAssignments.device_id, device_id)));
}

export async function forgetBelief(connection: Connection, shipment_id: string): Promise<void> {
  await connection
    .update(deviceAssignments)
    .set({ belief: null })
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
