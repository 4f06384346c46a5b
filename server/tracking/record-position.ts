import {
  assessPosition,
  type PositionOutcome,
  type PositionReport,
} from '#domain/tracking/position-report.ts';
import type { Track } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { lockJourneys } from './journeys.ts';
import type { WaypointRecord } from './route/route-waypoints-table.ts';
import { writeMoves } from './write-moves.ts';

export const EMPTY_TRACK: Track = { legs: [], length_km: 0 };

type Outcome = PositionOutcome<WaypointRecord>;

/** `recordPositions` for one shipment; null if nothing changed. */
export async function recordPosition(
  transaction: Transaction,
  broadcast: Broadcast,
  shipment_id: string,
  report: PositionReport,
): Promise<Outcome | null> {
  const outcomes = await recordPositions(transaction, broadcast, new Map([[shipment_id, report]]));
  return outcomes.get(shipment_id) ?? null;
}

/**
 * Records positions from the simulator, by shipment id, without validation. Ignores shipments that are unknown or have
 * ended, and positions older than the stored one.
 */
export async function recordPositions(
  transaction: Transaction,
  broadcast: Broadcast,
  reports: ReadonlyMap<string, PositionReport>,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const journeys = await lockJourneys(transaction, [...reports.keys()]);
  const moves = journeys.flatMap(({ shipment, known, waypoints, live }) => {
    const report = reports.get(shipment.id) as PositionReport;
    const outcome = assessPosition({ track: known?.track ?? EMPTY_TRACK, waypoints, live }, report);
    if (!outcome) return [];
    outcomes.set(shipment.id, outcome);
    return { ...outcome, shipment, waypoints, occurred_at: report.taken_at, reported_by: null };
  });
  await writeMoves(transaction, broadcast, moves);
  return outcomes;
}
