import { asc, count, eq, sql } from 'drizzle-orm';
import type { Device } from '#contract/devices.ts';
import type { Connection } from '../database/connection.ts';
import { latestPositions } from '../positions/latest-positions-table.ts';
import { devices } from './devices-table.ts';

/** Those in use first, by name. */
const IN_ORDER = [sql`${devices.revoked_at} is not null`, asc(sql`lower(${devices.name})`), asc(devices.id)];

/** Devices with where they are and what travels with them. */
export async function listDevices(
  connection: Connection,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ devices: Device[]; total: number }> {
  const [counted] = await connection.select({ devices: count() }).from(devices);
  const rows = await connection
    .select({
      device: devices,
      latest: latestPositions,
      shipments: sql<string[]>`array(
        select tracking_number from followed_devices join shipments on shipments.id = shipment_id
        where device_id = ${devices.id} and status not in ('delivered', 'cancelled') order by tracking_number)`,
    })
    .from(devices)
    .leftJoin(latestPositions, eq(latestPositions.device_id, devices.id))
    .orderBy(...IN_ORDER)
    .offset(skip)
    .limit(limit);
  return {
    devices: rows.map(({ device, latest, shipments }) => ({
      id: device.id,
      name: device.name,
      vehicle_identifier: device.vehicle_identifier,
      created_at: device.created_at,
      revoked_at: device.revoked_at,
      heard_at: latest?.heard_at ?? null,
      latest: latest && {
        taken_at: latest.taken_at,
        latitude: latest.latitude,
        longitude: latest.longitude,
      },
      shipments,
    })),
    total: counted?.devices ?? 0,
  };
}
