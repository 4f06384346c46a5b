import { and, count, eq, sql } from 'drizzle-orm';
import type { Device } from '#contract/devices.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { latestPositions } from '../positions/latest-positions-table.ts';
import type { Reader } from '../shipment-records/reader.ts';
import { devices, isDeviceOfReader } from './devices-table.ts';

/** Active devices first, by name. */
const ORDER: SortOrder = {
  name: 'devices.list',
  direction: 'asc',
  terms: [
    { by: sql`(case when ${devices.revoked_at} is null then 0 else 1 end)`, kind: 'number' },
    { by: sql`lower(${devices.name})`, kind: 'text' },
    { by: devices.id, kind: 'uuid' },
  ],
};

/** Devices with their latest positions and shipments. */
export async function listDevices(
  connection: Connection,
  {
    after,
    skip,
    limit,
    reader,
    updated_since,
  }: {
    after?: string | undefined;
    skip: number;
    limit: number;
    reader: Reader;
    updated_since?: Date | undefined;
  },
): Promise<{ devices: Device[]; total: number; next: string | null }> {
  const isReadable = isDeviceOfReader(reader);
  const [counted] = await connection.select({ devices: count() }).from(devices).where(isReadable);
  const rows = await connection
    .select({
      device: devices,
      latest: latestPositions,
      shipments: sql<string[]>`array(
        select tracking_number from device_assignments join shipments on shipments.id = shipment_id
        where device_id = ${devices.id} and status not in ('delivered', 'cancelled') order by tracking_number)`,
      key: keyOf(ORDER),
    })
    .from(devices)
    .leftJoin(latestPositions, eq(latestPositions.device_id, devices.id))
    .where(and(isReadable, changedSince(devices.updated_at, updated_since), seekCondition(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .offset(skip)
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return {
    devices: page.map(({ device, latest, shipments }) => ({
      id: device.id,
      name: device.name,
      vehicle_identifier: device.vehicle_identifier,
      created_at: device.created_at,
      revoked_at: device.revoked_at,
      last_seen_at: latest?.last_seen_at ?? null,
      latest: latest && {
        taken_at: latest.taken_at,
        latitude: latest.latitude,
        longitude: latest.longitude,
      },
      shipments,
    })),
    total: counted?.devices ?? 0,
    next,
  };
}
