import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { retractPassages } from '../../milestones/record-passages.ts';
import type { Actor } from '../../shipment-records/publish-changed.ts';
import { removeEvents, type TrackingEventRecord } from '../events/tracking-events-table.ts';
import { reopenReached, type WaypointRecord } from './route-waypoints-table.ts';

/** Reopens stops that positions completed; deletes and returns their arrival events, which the audit log keeps. */
export async function withdrawArrivals(
  transaction: Transaction,
  shipment: { id: string; tracking_number: string },
  stops: readonly WaypointRecord[],
  { by, at }: { by: Actor; at: Date },
): Promise<TrackingEventRecord[]> {
  await retractPassages(transaction, shipment.id, stops, { now: at, retracted_by: by?.user_id ?? null });
  const event_ids = stops.flatMap(({ arrival_event_id }) => arrival_event_id ?? []);
  const events = await removeEvents(transaction, shipment.id, event_ids);
  await reopenReached(
    transaction,
    stops.map(({ id }) => id),
    { by_staff: by !== null },
  );
  await writeAudit(transaction, {
    actor_id: by?.user_id ?? null,
    action: 'tracking.undoArrival',
    subject_type: 'shipment',
    subject_id: shipment.id,
    detail: {
      tracking_number: shipment.tracking_number,
      stops: stops.map(({ location_name }) => location_name),
      events: events.map(({ location, description, occurred_at }) => ({
        location,
        description,
        occurred_at,
      })),
    },
  });
  return events;
}
