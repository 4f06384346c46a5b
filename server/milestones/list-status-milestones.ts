import { utcOffsetMinutes } from '#domain/calendar/calendar-day.ts';
import { statusCode } from '#domain/milestones/status-code.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listEvents, type TrackingEventRecord } from '../tracking/events/tracking-events-table.ts';
import type { MilestoneRecord } from './milestones-table.ts';

/**
 * The statuses that were set without a reported milestone, as facts of the shipment: by staff, or by the system, a
 * position for example. Of several events with one status the first counts.
 */
export async function listStatusMilestones(
  connection: Connection,
  { timeZones }: Pick<Geography, 'timeZones'>,
  { id: shipment_id, transport_mode }: Pick<ShipmentRecord, 'id' | 'transport_mode'>,
  reported: readonly MilestoneRecord[],
): Promise<MilestoneRecord[]> {
  const known = new Set(reported.map(({ id }) => id));
  const events = await listEvents(connection, shipment_id);
  const inOrder = events.toSorted((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
  return inOrder.flatMap((event, index): MilestoneRecord[] => {
    if (known.has(event.id) || inOrder[index - 1]?.status === event.status) return [];
    return [
      {
        id: event.id,
        shipment_id,
        object_kind: 'shipment',
        leg_id: null,
        leg_sequence: null,
        equipment_number: null,
        code: statusCode(event.status, transport_mode),
        classifier: 'ACT',
        occurred_at: event.occurred_at,
        utc_offset: event.utc_offset ?? offsetAt(timeZones, event),
        unlocode: '',
        facility: event.location,
        empty_indicator: null,
        source: event.recorded_by ? 'staff' : 'rule',
        source_reference: '',
        reported_at: null,
        received_at: event.recorded_at,
        document_type: '',
        document_reference: '',
        reason: '',
        recorded_by: event.recorded_by,
        fingerprint: '',
        retracted: false,
        override: null,
        retracted_at: null,
      },
    ];
  });
}

/** Of the place of an event; null where its position is unknown. */
function offsetAt(
  timeZones: Geography['timeZones'],
  { latitude, longitude, occurred_at }: TrackingEventRecord,
): number | null {
  if (latitude === 0 && longitude === 0) return null;
  return utcOffsetMinutes(occurred_at, timeZones.at({ latitude, longitude }));
}
