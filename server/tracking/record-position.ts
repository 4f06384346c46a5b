import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import {
  judgePosition,
  type PositionOutcome,
  type PositionReport,
} from '#domain/tracking/position-report.ts';
import { publicPosition } from '#domain/tracking/public-position.ts';
import type { Track } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/connection.ts';
import { sentTogether } from '../database/sent-together.ts';
import type { Broadcast, LiveMessage } from '../live/broadcast.ts';
import { trackingOf } from '../live/channel.ts';
import { lockShipments } from '../shipments/shipment-edits-table.ts';
import { tracksOf } from './known-tracks.ts';
import { listLive, writeLive } from './live-tracking-table.ts';
import { completeWaypoints, listWaypointsOfEach, type WaypointRecord } from './route-waypoints-table.ts';
import { insertEvents, type NewTrackingEvent } from './tracking-events-table.ts';

const NOWHERE: Track = { legs: [], length_km: 0 };
const WORDS = { origin: 'Departed', transit: 'Passed', destination: 'Arrived' } as const;

type Outcome = PositionOutcome<WaypointRecord>;

/** `recordPositions` for one shipment; null where it changed nothing. */
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
 * Where devices and the demonstration's simulator say where shipments are, each by its id. Writes their live rows,
 * completes the waypoints they reached with an event each, and tells open pages. Of shipments that are unknown or ended,
 * and positions older than what is known, there is no outcome. Shipments are locked in order of their ids.
 */
export async function recordPositions(
  transaction: Transaction,
  broadcast: Broadcast,
  reports: ReadonlyMap<string, PositionReport>,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const locked = await lockShipments(transaction, [...reports.keys()]);
  const active = locked.filter(({ status }) => isActive(status));
  if (active.length === 0) return outcomes;
  const ids = active.map(({ id }) => id);
  const [tracks, known_waypoints, known_live] = await sentTogether(
    tracksOf(transaction, ids),
    listWaypointsOfEach(transaction, ids),
    listLive(transaction, ids),
  );
  const waypoints = Map.groupBy(known_waypoints, ({ shipment_id }) => shipment_id);
  const live = new Map(known_live.map((one) => [one.shipment_id, one]));
  const events: NewTrackingEvent[] = [];
  const messages: LiveMessage[] = [];
  for (const { id, status, tracking_number } of active) {
    const report = reports.get(id) as PositionReport;
    const stops = waypoints.get(id) ?? [];
    const before = { track: tracks.get(id) ?? NOWHERE, waypoints: stops, live: live.get(id) ?? null };
    const outcome = judgePosition(before, report);
    if (!outcome) continue;
    outcomes.set(id, outcome);
    events.push(...outcome.reached.map((waypoint) => arrivalAt(waypoint, status, report.taken_at)));
    const channel = trackingOf(tracking_number);
    messages.push({ channel, event: 'moved', data: publicPosition(outcome.live, stops, status) });
    if (outcome.reached.length > 0) messages.push({ channel, event: 'changed', data: { status } });
  }
  await sentTogether(
    writeLive(
      transaction,
      ...[...outcomes].map(([shipment_id, outcome]) => ({ shipment_id, ...outcome.live })),
    ),
    ...[...outcomes].map(([shipment_id, { reached }]) =>
      completeWaypoints(
        transaction,
        shipment_id,
        reached.map(({ waypoint_order }) => waypoint_order),
      ),
    ),
    insertEvents(transaction, events),
  );
  await broadcast.publish(transaction, messages);
  return outcomes;
}

function arrivalAt(
  { shipment_id, waypoint_type, location_name, latitude, longitude }: WaypointRecord,
  status: ShipmentStatus,
  occurred_at: Date,
): NewTrackingEvent {
  const description = WORDS[waypoint_type];
  return { shipment_id, status, location: location_name, description, latitude, longitude, occurred_at };
}
