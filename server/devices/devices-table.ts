import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { createdAt, id, moment, updatedAt } from '../database/statements/columns.ts';
import { isOfOthers, type Reader } from '../shipment-records/reader.ts';
import { vehicleNumberOf } from '../shipment-records/vehicle-number.ts';

/** Phones, trackers and programs that report positions. Never deleted, so that the audit log can name them. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    name: text('name').notNull(),
    /** The vehicle that carries it: a licence plate, a vessel. */
    vehicle_identifier: text('vehicle_identifier'),
    /** The key itself is shown once and never stored. */
    key_hash: text('key_hash').notNull().unique(),
    created_at: createdAt(),
    /** Who registered it; the account may be deleted. */
    registered_by: uuid('registered_by'),
    revoked_at: moment('revoked_at'),
    updated_at: updatedAt(),
  },
  (table) => [
    index('devices_by_vehicle')
      .on(vehicleNumberOf(table.vehicle_identifier))
      .where(isNotNull(table.vehicle_identifier)),
  ],
);

type DeviceRecord = typeof devices.$inferSelect;

export async function insertDevice(
  connection: Connection,
  device: typeof devices.$inferInsert,
): Promise<void> {
  await connection.insert(devices).values(device);
}

/** The active device whose key has this hash. */
export async function findDeviceByKey(
  connection: Connection,
  key_hash: string,
): Promise<{ id: string } | undefined> {
  const [device] = await connection
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.key_hash, key_hash), isNull(devices.revoked_at)));
  return device;
}

/** The device if the reader may know of it. */
export async function lockDevice(
  transaction: Transaction,
  id: string,
  reader: Reader,
): Promise<DeviceRecord | undefined> {
  const [device] = await transaction
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), isDeviceOfReader(reader)))
    .for('update');
  return device;
}

/** Staff of some branches don't see the devices of shipments of other branches, because they see their positions. */
export function isDeviceOfReader(reader: Reader): SQL | undefined {
  const others = isOfOthers(reader);
  return (
    others &&
    sql`not exists (select from device_assignments join shipments on shipments.id = shipment_id
      where device_id = ${devices.id} and ${others})`
  );
}

export async function revokeDevice(connection: Connection, id: string, at: Date): Promise<void> {
  await connection.update(devices).set({ revoked_at: at }).where(eq(devices.id, id));
}

/** The active ones among the devices, with their vehicles. */
export async function listReporting(
  connection: Connection,
  ids: readonly string[],
): Promise<{ id: string; vehicle_identifier: string | null }[]> {
  return connection
    .select({ id: devices.id, vehicle_identifier: devices.vehicle_identifier })
    .from(devices)
    .where(and(inArray(devices.id, [...ids]), isNull(devices.revoked_at)));
}
