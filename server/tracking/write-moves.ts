import { isBeforePickUp } from '#domain/shipments/is-under-way.ts';
import type { LivePosition } from '#domain/tracking/live-position.ts';
import { publicPosition } from '#domain/tracking/public-position.ts';
import { arrivalText } from '#domain/tracking/stops/arrival-text.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import type { Broadcast, LiveMessage } from '../live/broadcast.ts';
import { trackingOf } from '../live/channel.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { insertEvents, type NewTrackingEvent } from './events/tracking-events-table.ts';
import { writeLive } from './live-tracking-table.ts';
import { completeByPosition, rearmWaypoints, type WaypointRecord } from './route/route-waypoints-table.ts';
import { withdrawArrivals } from './route/withdraw-arrivals.ts';

/** The changes that accepted positions make to a locked shipment. */
export interface Move {
  shipment: ShipmentRecord;
  waypoints: readonly WaypointRecord[];
  live: LivePosition;
  /** Null if no device reported it. */
  reported_by: string | null;
  reached: readonly WaypointRecord[];
  withdrawn: readonly WaypointRecord[];
  rearmed: readonly WaypointRecord[];
  /** When the stops were reached. */
  occurred_at: Date;
}

/** Writes live rows, completes reached stops with an event each, withdraws wrong arrivals, and publishes the changes. Returns the events by stop. */
export async function writeMoves(
  transaction: Transaction,
  broadcast: Broadcast,
  moves: readonly Move[],
): Promise<ReadonlyMap<string, string>> {
  if (moves.length === 0) return new Map();
  const arrivals = moves.flatMap((move) => move.reached.map((stop) => arrivalAt(stop, move)));
  for (const { shipment, withdrawn, occurred_at: at } of moves)
    if (withdrawn.length > 0) await withdrawArrivals(transaction, shipment, withdrawn, { by: null, at });
  await pipeline(
    writeLive(
      transaction,
      ...moves.map(({ shipment, live, reported_by }) => ({ shipment_id: shipment.id, ...live, reported_by })),
    ),
    completeByPosition(
      transaction,
      arrivals.map(({ stop, event }) => ({
        waypoint_id: stop.id,
        event_id: event.id,
        reached_at: event.occurred_at,
      })),
    ),
    rearmWaypoints(
      transaction,
      moves.flatMap(({ rearmed }) => rearmed.map(({ id }) => id)),
    ),
    insertEvents(
      transaction,
      arrivals.map(({ event }) => event),
    ),
  );
  await broadcast.publish(transaction, moves.flatMap(messagesOf));
  return new Map(arrivals.map(({ stop, event }) => [stop.id, event.id]));
}

function messagesOf({ shipment, waypoints, live, reported_by, reached, withdrawn }: Move): LiveMessage[] {
  const { status, tracking_number, branch_id, test } = shipment;
  const channel = trackingOf(tracking_number);
  const approaching = reported_by !== null && isBeforePickUp(status);
  const moved = publicPosition({ ...live, approaching }, waypoints, status);
  return [
    { channel, event: 'moved', data: moved, branch_id, ...(test && { test }) },
    ...(reached.length + withdrawn.length > 0 ? [{ channel, event: 'changed', data: { status } }] : []),
  ];
}

function arrivalAt(
  stop: WaypointRecord,
  { shipment, waypoints, occurred_at }: Move,
): { stop: WaypointRecord; event: NewTrackingEvent & { id: string } } {
  const { shipment_id, location_name: location, latitude, longitude } = stop;
  const description = arrivalText(stop, waypoints);
  const { status } = shipment;
  const event = { id: newId(), shipment_id, status, location, description, latitude, longitude, occurred_at };
  return { stop, event };
}
