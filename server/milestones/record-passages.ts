import type { LegPassage } from '#domain/tracking/stops/leg-passages.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { markDeparted, type WaypointRecord } from '../tracking/route/route-waypoints-table.ts';
import { applyMilestones, type MilestoneContext } from './apply-milestones.ts';
import { milestoneRow } from './milestone-rows.ts';
import { insertRetractions, listMilestones } from './milestones-table.ts';
import { readLegs } from './read-legs.ts';
import { recordMilestonesOf } from './record-milestones.ts';

/** The reference of departures and arrivals that we derive from positions. */
const GEOFENCE = 'Geofence';

/** Records the departures and arrivals that a device's positions prove, once each, and updates what depends on it. */
export async function recordPassages(
  transaction: Transaction,
  context: MilestoneContext,
  shipment: ShipmentRecord,
  passages: readonly LegPassage<WaypointRecord>[],
  events: ReadonlyMap<string, string>,
): Promise<void> {
  const now = context.now();
  const legs = await readLegs(transaction, context, shipment.id);
  const rows = passages.flatMap(({ leg_order, code, stop, occurred_at }) => {
    const leg = legs[leg_order];
    if (!leg) return [];
    const end = code === 'ARRI' ? leg.to : leg.from;
    const row = milestoneRow({
      shipment_id: shipment.id,
      object_kind: 'leg',
      leg_id: leg.id,
      leg_sequence: leg.sequence,
      equipment_number: null,
      code,
      classifier: 'ACT',
      occurred_at,
      utc_offset: null,
      unlocode: end.unlocode ?? '',
      facility: end.facility,
      source: 'device',
      source_reference: GEOFENCE,
      reported_at: null,
      received_at: now,
      document_type: '',
      document_reference: '',
      reason: '',
      recorded_by: null,
    });
    // The stop has an event of this already: the arrival, and the departure of the first one.
    const isShown = code === 'ARRI' || stop.waypoint_type === 'origin';
    const event_id = isShown && (events.get(stop.id) ?? stop.arrival_event_id);
    return [{ ...row, ...(event_id && { id: event_id }) }];
  });
  await markDeparted(
    transaction,
    passages.flatMap(({ code, stop, occurred_at }) =>
      code === 'DEPA' ? [{ waypoint_id: stop.id, departed_at: occurred_at }] : [],
    ),
  );
  await recordMilestonesOf(transaction, [{ shipment, rows }]);
  await applyMilestones(transaction, context, shipment, null);
}

/** Retracts what positions proved of stops where the vehicle was not, as later positions or staff say. */
export async function retractPassages(
  transaction: Transaction,
  shipment_id: string,
  stops: readonly Pick<WaypointRecord, 'arrival_event_id' | 'departed_at'>[],
  { now, retracted_by }: { now: Date; retracted_by: string | null },
): Promise<void> {
  const known = await listMilestones(transaction, shipment_id);
  const wrong = known.filter(
    ({ id, source, source_reference, occurred_at, retracted }) =>
      source === 'device' &&
      source_reference === GEOFENCE &&
      !retracted &&
      stops.some(
        ({ arrival_event_id, departed_at }) =>
          id === arrival_event_id || occurred_at.getTime() === departed_at?.getTime(),
      ),
  );
  await insertRetractions(
    transaction,
    wrong.map(({ id }) => ({
      milestone_id: id,
      reason: retracted_by ? 'The arrival was undone.' : 'Later positions contradict it.',
      retracted_at: now,
      retracted_by,
    })),
  );
}
