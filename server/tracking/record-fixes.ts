import type { AcceptedPosition } from '#domain/positions/accepted-position.ts';
import {
  type FixAssessment,
  INITIAL_PLAUSIBILITY,
  type PlausibilityState,
  validateFixes,
} from '#domain/positions/plausibility.ts';
import type { LivePosition } from '#domain/tracking/live-position.ts';
import {
  assessPosition,
  type PositionOutcome,
  type PositionReport,
  placeVehicle,
} from '#domain/tracking/position-report.ts';
import { positionsCountFrom } from '#domain/tracking/positions-count-from.ts';
import { type LegPassage, legPassages } from '#domain/tracking/stops/leg-passages.ts';
import { unknownPath } from '#domain/tracking/stops/route-corridor.ts';
import type { Track } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { type PendingPlausibility, writePlausibility } from '../devices/device-assignments-table.ts';
import { recordPassages } from '../milestones/record-passages.ts';
import type { DelayNotifier } from '../notifications/notify-delay.ts';
import {
  deleteConfirmed,
  type ImplausiblePosition,
  insertImplausible,
} from '../positions/implausible-positions-table.ts';
import { type Journey, lockJourneys } from './journeys.ts';
import { moveEstimate } from './move-estimate.ts';
import { EMPTY_TRACK } from './record-position.ts';
import type { WaypointRecord } from './route/route-waypoints-table.ts';
import { type Move, writeMoves } from './write-moves.ts';

/** Positions from the device assigned to a shipment, not yet validated. */
export interface DeviceReport {
  device_id: string;
  vehicle_identifier: string | null;
  /** Oldest first, one per moment. */
  fixes: readonly AcceptedPosition[];
  /** Positions that await confirmation, stored by shipment and device. */
  pending: PendingPlausibility | null;
}

interface DeviceMove extends Move {
  /** The expected arrival, computed from the newest position on the route. */
  arrival: Date | null;
  passages: readonly LegPassage<WaypointRecord>[];
}

interface Verdict {
  /** Positions from before the pick-up. */
  approach: FixAssessment<AcceptedPosition>;
  journey: FixAssessment<AcceptedPosition>;
}

/**
 * Validates the positions that devices report, by shipment id; moves the shipments whose positions are accepted and
 * marks the rejected positions. Returns the moments of the rejected ones by device. Decides in memory, and runs extra
 * statements only if a position is implausible, confirmed or withdrawn, or if a delivery day changes.
 */
export async function recordFixes(
  transaction: Transaction,
  notifier: DelayNotifier,
  reports: ReadonlyMap<string, DeviceReport>,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const rejected = new Map<string, Set<number>>();
  const moves: DeviceMove[] = [];
  const writes: Promise<void>[] = [];
  const implausible: ImplausiblePosition[] = [];
  for (const journey of await lockJourneys(transaction, [...reports.keys()])) {
    const shipment_id = journey.shipment.id;
    const report = reports.get(shipment_id) as DeviceReport;
    const verdict = validateReport(journey, report);
    const move = moveOf(journey, report, verdict);
    if (move) moves.push(move);
    for (const { rejected: rejections, confirmed_since_ms } of [verdict.approach, verdict.journey]) {
      if (confirmed_since_ms !== null)
        writes.push(deleteConfirmed(transaction, { shipment_id, since: new Date(confirmed_since_ms) }));
      for (const { fix, reason } of rejections) {
        const { latitude, longitude, speed, taken_ms } = fix;
        const { device_id } = report;
        rejected.set(device_id, (rejected.get(device_id) ?? new Set()).add(taken_ms));
        const taken_at = new Date(taken_ms);
        implausible.push({ shipment_id, device_id, taken_at, latitude, longitude, speed, reason });
      }
    }
    const { state } = verdict.journey;
    if (!leavesPending(report.pending, state))
      writes.push(
        writePlausibility(transaction, { shipment_id, device_id: report.device_id }, pendingOf(state)),
      );
  }
  await pipeline(...writes, insertImplausible(transaction, implausible));
  const events = await writeMoves(transaction, notifier.broadcast, moves);
  for (const { shipment, arrival } of moves)
    if (arrival) await moveEstimate(transaction, notifier, shipment, arrival);
  for (const { shipment, passages, withdrawn } of moves)
    if (passages.length + withdrawn.length > 0)
      await recordPassages(transaction, notifier, shipment, passages, events);
  return rejected;
}

function validateReport({ shipment, known, live }: Journey, { fixes, pending }: DeviceReport): Verdict {
  const from_ms = positionsCountFrom(shipment)?.getTime() ?? Number.POSITIVE_INFINITY;
  const counting = fixes.findIndex(({ taken_ms }) => taken_ms >= from_ms);
  const cut = counting < 0 ? fixes.length : counting;
  const mode = shipment.transport_mode ?? 'road';
  const before = { ...INITIAL_PLAUSIBILITY, ...pending, ...acceptedOf(live) };
  const approach = validateFixes(
    before,
    fixes.slice(0, cut),
    unknownPath(known?.track.legs[0]?.transport_mode ?? mode),
  );
  const journey = validateFixes(approach.state, fixes.slice(cut), known?.corridor ?? unknownPath(mode));
  return { approach, journey };
}

/** Only positions of devices count when another device's position is validated. */
function acceptedOf(live: Journey['live']): Pick<PlausibilityState, 'fix' | 'off_route'> | null {
  if (!live?.reported_by) return null;
  const { latitude, longitude, updated_at, off_route } = live;
  return { fix: { latitude, longitude, taken_ms: updated_at.getTime() }, off_route };
}

/** Compares positions that await confirmation; the database returns their fields in another order. */
function leavesPending(before: PendingPlausibility | null, { run, anchor }: PlausibilityState): boolean {
  return (
    before?.run?.taken_ms === run?.taken_ms &&
    before?.run?.length === run?.length &&
    before?.anchor?.taken_ms === anchor?.taken_ms
  );
}

function pendingOf({ run, anchor }: PlausibilityState): PendingPlausibility | null {
  return run || anchor ? { run, anchor } : null;
}

/** Null if no accepted position is newer than the stored one. */
function moveOf(
  { shipment, known, waypoints, live }: Journey,
  report: DeviceReport,
  { approach, journey }: Verdict,
): DeviceMove | null {
  const track = known?.track ?? EMPTY_TRACK;
  let moved: LivePosition | null = live;
  let outcome: PositionOutcome<WaypointRecord> | null = null;
  if (approach.position)
    moved = placeVehicle({ track, waypoints, live: moved }, reportOf(approach.position, report)) ?? moved;
  if (journey.on_route) {
    const { jumped } = journey;
    outcome = assessPosition({ track, waypoints, live: moved }, reportOf(journey.on_route, report), {
      jumped,
    });
    moved = outcome?.live ?? moved;
  }
  if (journey.position && journey.position !== journey.on_route) {
    const away = reportOf(journey.position, report);
    moved = placeVehicle({ track, waypoints, live: moved }, away, { off_route: true }) ?? moved;
  }
  if (moved === null || moved === live) return null;
  return {
    shipment,
    waypoints,
    live: moved,
    reported_by: report.device_id,
    reached: outcome?.reached ?? [],
    withdrawn: outcome?.withdrawn ?? [],
    rearmed: outcome?.rearmed ?? [],
    occurred_at: outcome?.live.updated_at ?? moved.updated_at,
    arrival: outcome?.live.estimated_arrival ?? null,
    passages: outcome ? passagesOf({ track, waypoints, live }, report, journey, outcome) : [],
  };
}

/** By the accepted positions that are newer than the stored one. */
function passagesOf(
  { track, waypoints, live }: Pick<Journey, 'waypoints' | 'live'> & { track: Track },
  { fixes }: DeviceReport,
  { rejected }: Verdict['journey'],
  { live: moved, reached }: PositionOutcome<WaypointRecord>,
): LegPassage<WaypointRecord>[] {
  const km = (progress: number) => (progress / 100) * track.length_km;
  const wrong = new Set(rejected.map(({ fix }) => fix));
  const since_ms = live?.updated_at.getTime() ?? 0;
  return legPassages({
    track,
    waypoints,
    before_km: live && live.progress > 0 ? km(live.progress) : null,
    after_km: km(moved.progress),
    reached,
    fixes: fixes.filter((fix) => fix.taken_ms > since_ms && !wrong.has(fix)),
  });
}

function reportOf(
  { latitude, longitude, taken_ms, speed, heading }: AcceptedPosition,
  { vehicle_identifier }: DeviceReport,
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
