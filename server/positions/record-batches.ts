import type { TakenPosition } from '#domain/positions/taken-position.ts';
import type { PositionReport } from '#domain/tracking/position-report.ts';
import type { Transaction } from '../database/connection.ts';
import { sentTogether } from '../database/sent-together.ts';
import { listReporting } from '../devices/devices-table.ts';
import { listFollowers } from '../devices/followed-devices-table.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { recordPositions } from '../tracking/record-position.ts';
import { noteLatest } from './latest-positions-table.ts';
import { insertPositions, type PositionColumns } from './positions-table.ts';

/** What one device sent at once: oldest first, one of each moment, at least one. */
export interface Batch {
  device_id: string;
  positions: readonly TakenPosition[];
}

/**
 * Keeps batches of different devices, which come in order of device, and moves what follows those devices to the newest
 * position of each. How many were new, by device; devices that were revoked are missing.
 *
 * Everybody locks in this order, so that nobody waits in a circle: positions by device and moment, latest
 * positions by device, shipments by id.
 */
export async function recordBatches(
  transaction: Transaction,
  broadcast: Broadcast,
  batches: readonly Batch[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const ids = batches.map(({ device_id }) => device_id);
  const vehicles = new Map(
    (await listReporting(transaction, ids)).map(({ id, vehicle_identifier }) => [id, vehicle_identifier]),
  );
  const reporting = batches.filter(({ device_id }) => vehicles.has(device_id));
  if (reporting.length === 0) return new Map();
  const latest = new Map(reporting.map(({ device_id, positions }) => [device_id, newestOf(positions)]));
  const [fresh, followers] = await sentTogether(
    insertPositions(transaction, columnsOf(reporting)),
    listFollowers(transaction, [...latest.keys()]),
    noteLatest(
      transaction,
      [...latest].map(([device_id, { taken_ms, ...place }]) => ({
        device_id,
        ...place,
        taken_at: new Date(taken_ms),
        heard_at: now,
      })),
    ),
  );
  const reports = new Map<string, PositionReport>();
  for (const { shipment_id, device_id, since } of followers) {
    const newest = latest.get(device_id) as TakenPosition;
    if (newest.taken_ms < since.getTime()) continue;
    reports.set(shipment_id, reportOf(newest, vehicles.get(device_id) ?? null));
  }
  if (reports.size > 0) await recordPositions(transaction, broadcast, reports);
  return new Map(reporting.map(({ device_id }) => [device_id, fresh.get(device_id) ?? 0]));
}

/** As it is judged for a shipment. */
export function reportOf(
  { latitude, longitude, taken_ms, speed, heading }: TakenPosition,
  vehicle_identifier: string | null,
): PositionReport {
  return {
    latitude,
    longitude,
    speed: speed ?? 0,
    ...(heading !== null && { heading }),
    vehicle_identifier,
    taken_at: new Date(taken_ms),
  };
}

function newestOf(positions: readonly TakenPosition[]): TakenPosition {
  return positions.at(-1) as TakenPosition;
}

function columnsOf(batches: readonly Batch[]): PositionColumns {
  const columns: PositionColumns = {
    device_ids: [],
    taken_ms: [],
    latitudes: [],
    longitudes: [],
    speeds: [],
    headings: [],
  };
  for (const { device_id, positions } of batches)
    for (const { taken_ms, latitude, longitude, speed, heading } of positions) {
      columns.device_ids.push(device_id);
      columns.taken_ms.push(taken_ms);
      columns.latitudes.push(latitude);
      columns.longitudes.push(longitude);
      columns.speeds.push(speed);
      columns.headings.push(heading);
    }
  return columns;
}
