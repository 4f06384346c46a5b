import { isActive } from '#domain/shipments/is-active.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { type LiveRecord, listLive } from './live-tracking-table.ts';
import { listWaypointsByShipment, type WaypointRecord } from './route/route-waypoints-table.ts';
import { type KnownTrack, tracksOf } from './track-cache.ts';

/** A locked shipment that has not ended, with the data that its positions are validated against. */
export interface Journey {
  shipment: ShipmentRecord;
  /** Undefined where no route is known. */
  known: KnownTrack | undefined;
  waypoints: WaypointRecord[];
  live: LiveRecord | null;
}

/** Locks the shipments in order of their ids; leaves out those that are unknown or have ended. */
export async function lockJourneys(transaction: Transaction, ids: readonly string[]): Promise<Journey[]> {
  const locked = await lockShipments(transaction, ids);
  const active = locked.filter(({ status }) => isActive(status));
  if (active.length === 0) return [];
  const active_ids = active.map(({ id }) => id);
  const [tracks, known_waypoints, known_live] = await pipeline(
    tracksOf(transaction, active_ids),
    listWaypointsByShipment(transaction, active_ids),
    listLive(transaction, active_ids),
  );
  const waypoints = Map.groupBy(known_waypoints, ({ shipment_id }) => shipment_id);
  const live = new Map(known_live.map((one) => [one.shipment_id, one]));
  return active.map((shipment) => ({
    shipment,
    known: tracks.get(shipment.id),
    waypoints: waypoints.get(shipment.id) ?? [],
    live: live.get(shipment.id) ?? null,
  }));
}
