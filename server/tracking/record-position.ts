import { isActive } from '#domain/shipments/is-active.ts';
import {
  judgePosition,
  type PositionOutcome,
  type PositionReport,
} from '#domain/tracking/position-report.ts';
import { publicPosition } from '#domain/tracking/public-position.ts';
import { trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { trackingOf } from '../live/channel.ts';
import { lockShipment } from '../shipments/shipments-table.ts';
import { findLive, writeLive } from './live-tracking-table.ts';
import { listLegs } from './route-legs-table.ts';
import { completeWaypoints, listWaypoints, type WaypointRecord } from './route-waypoints-table.ts';
import { insertEvents } from './tracking-events-table.ts';

/**
 * Where drivers' phones, trackers, integrations and the demonstration's simulator report a position.
 * Writes the live row, completes the waypoints it reached with an event each, and tells open pages.
 * Null when the shipment is unknown or ended, or the position is older than what is known.
 */
export async function recordPosition(
  transaction: Transaction,
  broadcast: Broadcast,
  shipment_id: string,
  report: PositionReport,
): Promise<PositionOutcome<WaypointRecord> | null> {
  const shipment = await lockShipment(transaction, shipment_id);
  if (!shipment || !isActive(shipment.status)) return null;
  const [legs, waypoints, live] = [
    await listLegs(transaction, shipment_id),
    await listWaypoints(transaction, shipment_id),
    await findLive(transaction, shipment_id),
  ];
  const outcome = judgePosition({ track: trackOf(legs), waypoints, live: live ?? null }, report);
  if (!outcome) return null;

  await writeLive(transaction, { shipment_id, ...outcome.live });
  await completeWaypoints(
    transaction,
    shipment_id,
    outcome.reached.map(({ waypoint_order }) => waypoint_order),
  );
  await insertEvents(
    transaction,
    outcome.reached.map(({ waypoint_type, location_name, latitude, longitude }) => ({
      shipment_id,
      status: shipment.status,
      location: location_name,
      description:
        waypoint_type === 'origin' ? 'Departed' : waypoint_type === 'transit' ? 'Passed' : 'Arrived',
      latitude,
      longitude,
      occurred_at: report.taken_at,
    })),
  );
  const channel = trackingOf(shipment.tracking_number);
  await broadcast.publish(transaction, [
    { channel, event: 'moved', data: publicPosition(outcome.live, waypoints, shipment.status) },
    ...(outcome.reached.length > 0 ? [{ channel, event: 'changed', data: { status: shipment.status } }] : []),
  ]);
  return outcome;
}
