import { and, eq, inArray } from 'drizzle-orm';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Belief } from '#domain/positions/plausibility.ts';
import { moment } from '../database/statements/columns.ts';
import type { Connection } from '../database/pool/connection.ts';
import { shipments } from '../shipments/shipments-table.ts';
import { devices } from './devices-table.ts';

/** Which device a shipment travels with: one at most; a device may carry many. */
export const followedDevices = pgTable(
  'followed_devices',
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
  (table) => [index('followed_devices_of_device').on(table.device_id)],
);

/** As far as it is not a matter of the live row. */
export type PendingBelief = Pick<Belief, 'run' | 'anchor'>;

export type FollowRecord = typeof followedDevices.$inferSelect;

/** In place of the device that the shipment followed before. */
export async function writeFollowed(
  connection: Connection,
  { shipment_id, device_id, since }: Omit<FollowRecord, 'belief'>,
): Promise<void> {
  const followed: FollowRecord = { shipment_id, device_id, since, belief: null };
  await connection
    .insert(followedDevices)
    .values(followed)
    .onConflictDoUpdate({ target: followedDevices.shipment_id, set: followed });
}

/** Whether the shipment followed the device. */
export async function deleteFollowed(
  connection: Connection,
  { shipment_id, device_id }: Pick<FollowRecord, 'shipment_id' | 'device_id'>,
): Promise<boolean> {
  const ended = await connection
    .delete(followedDevices)
    .where(and(eq(followedDevices.shipment_id, shipment_id), eq(followedDevices.device_id, device_id)))
    .returning({ shipment_id: followedDevices.shipment_id });
  return ended.length > 0;
}

/** How many shipments followed the device. */
export async function deleteFollowersOf(connection: Connection, device_id: string): Promise<number> {
  const ended = await connection
    .delete(followedDevices)
    .where(eq(followedDevices.device_id, device_id))
    .returning({ shipment_id: followedDevices.shipment_id });
  return ended.length;
}

export async function writeBelief(
  connection: Connection,
  { shipment_id, device_id }: Pick<FollowRecord, 'shipment_id' | 'device_id'>,
  belief: PendingBelief | null,
): Promise<void> {
  await connection
    .update(followedDevices)
    .set({ belief })
    .where(and(eq(followedDevices.shipment_id, shipment_id), eq(followedDevices.device_id, device_id)));
}

export async function forgetBelief(connection: Connection, shipment_id: string): Promise<void> {
  await connection
    .update(followedDevices)
    .set({ belief: null })
    .where(eq(followedDevices.shipment_id, shipment_id));
}

export async function listFollowers(
  connection: Connection,
  device_ids: readonly string[],
): Promise<FollowRecord[]> {
  return connection
    .select()
    .from(followedDevices)
    .where(inArray(followedDevices.device_id, [...device_ids]));
}
