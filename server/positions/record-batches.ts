import type { AcceptedPosition } from '#domain/positions/accepted-position.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { listAssignments } from '../devices/device-assignments-table.ts';
import { listReporting } from '../devices/devices-table.ts';
import type { DelayNotifier } from '../notifications/notify-delay.ts';
import { type DeviceReport, recordFixes } from '../tracking/record-fixes.ts';
import { storeLatestPositions } from './latest-positions-table.ts';
import { insertPositions, type PositionColumns } from './positions-table.ts';

/** One device's batch: oldest first, distinct times, at least one. */
export interface Batch {
  device_id: string;
  positions: readonly AcceptedPosition[];
}

/** The outcome of a batch. */
export interface Recorded {
  /** The number of new positions. */
  fresh: number;
  /** The times of positions that are implausible for a shipment. */
  rejected: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Stores batches of different devices, in order of device, and moves the shipments that follow them to their accepted
 * positions. Returns outcomes by device, without revoked ones.
 *
 * The lock order of all writers, which prevents deadlocks: positions by device and time, latest positions by device,
 * shipments by id. Assignments are read after the lock on latest positions, because they contain the unconfirmed
 * positions of the previous batch.
 *
 * In a separate database, `history` commits before the transaction: a retry of a failed batch finds its positions stored,
 * and still moves the shipments.
 */
export async function recordBatches(
  transaction: Transaction,
  notifier: DelayNotifier,
  batches: readonly Batch[],
  history: Connection = transaction,
): Promise<ReadonlyMap<string, Recorded>> {
  const ids = batches.map(({ device_id }) => device_id);
  const vehicles = new Map(
    (await listReporting(transaction, ids)).map(({ id, vehicle_identifier }) => [id, vehicle_identifier]),
  );
  const reporting = batches.filter(({ device_id }) => vehicles.has(device_id));
  if (reporting.length === 0) return new Map();
  const last_seen_at = notifier.now();
  const [fresh, , followers] = await pipeline(
    insertPositions(history, columnsOf(reporting)),
    storeLatestPositions(
      transaction,
      reporting.map(({ device_id, positions }) => {
        const { taken_ms, ...place } = positions.at(-1) as AcceptedPosition;
        return { device_id, ...place, taken_at: new Date(taken_ms), last_seen_at };
      }),
    ),
    listAssignments(
      transaction,
      reporting.map(({ device_id }) => device_id),
    ),
  );
  const sent = new Map(reporting.map(({ device_id, positions }) => [device_id, positions]));
  const reports = new Map<string, DeviceReport>();
  for (const { shipment_id, device_id, since, pending } of followers) {
    const fixes = takenSince(sent.get(device_id) ?? [], since);
    const vehicle_identifier = vehicles.get(device_id) ?? null;
    if (fixes.length > 0) reports.set(shipment_id, { device_id, vehicle_identifier, fixes, pending });
  }
  const rejected = reports.size > 0 ? await recordFixes(transaction, notifier, reports) : undefined;
  return new Map(
    reporting.map(({ device_id }) => [
      device_id,
      { fresh: fresh.get(device_id) ?? 0, rejected: rejected?.get(device_id) ?? NONE },
    ]),
  );
}

/** Positions from before the assignment do not concern the shipment. */
function takenSince(positions: readonly AcceptedPosition[], since: Date): readonly AcceptedPosition[] {
  const first = positions.findIndex(({ taken_ms }) => taken_ms >= since.getTime());
  if (first === 0) return positions;
  return first < 0 ? [] : positions.slice(first);
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
