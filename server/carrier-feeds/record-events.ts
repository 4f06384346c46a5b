import type { SQL } from 'drizzle-orm';
import type { CarrierEvent } from '#domain/dcsa/carrier-event.ts';
import { ReportedMilestone } from '#domain/milestones/milestone.ts';
import { legAt } from '#domain/tracking/leg-of-event.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { MilestoneContext } from '../milestones/apply-milestones.ts';
import { listMilestones } from '../milestones/milestones-table.ts';
import { type Leg, readLegs } from '../milestones/read-legs.ts';
import { type IndexedReport, type ReportResult, recordReports } from '../milestones/record-reports.ts';
import { listEquipment } from '../shipment-file/equipment-table.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { shipmentsOfEvents } from './shipments-of-events.ts';

/** What became of an event in one of the shipments that it is about. */
export interface EventResult extends Pick<ReportResult, 'status' | 'issue'> {
  event: CarrierEvent;
  tracking_number: string;
}

/**
 * Records events as milestones of the shipments that they name and that fulfil the condition. Events without such a shipment have no
 * result.
 */
export async function recordEvents(
  transaction: Transaction,
  context: MilestoneContext,
  events: readonly CarrierEvent[],
  condition?: SQL,
): Promise<EventResult[]> {
  const byShipment = await shipmentsOfEvents(transaction, events, condition);
  const results: EventResult[] = [];
  for (const shipment of await lockShipments(transaction, [...byShipment.keys()]))
    results.push(
      ...(await recordEventsOf(transaction, context, shipment, byShipment.get(shipment.id) ?? [])),
    );
  return results;
}

/** An event that the shipment has is not recorded again, even if its legs or the event have changed since. */
async function recordEventsOf(
  transaction: Transaction,
  context: MilestoneContext,
  shipment: ShipmentRecord,
  events: readonly CarrierEvent[],
): Promise<EventResult[]> {
  const { tracking_number } = shipment;
  const recorded = (await listMilestones(transaction, shipment.id)).filter(
    ({ source }) => source === 'carrier',
  );
  const known = new Set(recorded.map(({ source_reference }) => source_reference));
  const boxes = new Set((await listEquipment(transaction, shipment.id)).map(({ number }) => number));
  const fresh: CarrierEvent[] = [];
  const results: EventResult[] = [];
  for (const event of events.filter((each) => !isOfOtherBox(each, boxes))) {
    if (known.has(event.id)) results.push({ event, tracking_number, status: 'duplicate' });
    else fresh.push(event);
    known.add(event.id);
  }
  if (fresh.length === 0) return results;
  const legs = await readLegs(transaction, context, shipment.id);
  const reports = fresh.map((event, index): IndexedReport => {
    const object = objectOf(event, legs, boxes);
    return { index, milestone: ReportedMilestone.parse({ ...event.milestone, tracking_number, object }) };
  });
  const reported = await recordReports(transaction, context, [{ shipment, reports }], null);
  for (const { index, status, issue } of reported)
    results.push({
      event: fresh[index] as CarrierEvent,
      tracking_number,
      status,
      ...(issue !== undefined && { issue }),
    });
  return results;
}

/** Shipments can share a booking. An event of a box that none of ours can be is skipped. */
function isOfOtherBox({ type, equipment: [box] }: CarrierEvent, boxes: ReadonlySet<string>): boolean {
  return type === 'EQUIPMENT' && box !== undefined && boxes.size > 0 && !boxes.has('') && !boxes.has(box);
}

/** A call belongs to the leg that starts or ends there, and an event of a box to the box. */
function objectOf(
  { type, equipment, milestone }: CarrierEvent,
  legs: readonly Leg[],
  boxes: ReadonlySet<string>,
) {
  const [box] = equipment;
  if (type === 'EQUIPMENT' && box !== undefined && boxes.has(box))
    return { kind: 'equipment', equipment_number: box };
  if (type === 'TRANSPORT') {
    const [leg_sequence] = legAt(milestone, legs.map(endsOfLeg)) ?? [];
    if (leg_sequence !== undefined) return { kind: 'leg', leg_sequence };
  }
  return { kind: 'shipment' };
}

function endsOfLeg({ mode, from, to }: Leg) {
  return {
    mode,
    from: from.name,
    to: to.name,
    from_unlocode: from.unlocode,
    to_unlocode: to.unlocode,
  };
}
