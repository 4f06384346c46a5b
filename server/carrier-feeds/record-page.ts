import type { CarrierEvent } from '#domain/dcsa/carrier-event.ts';
import { ReportedMilestone } from '#domain/milestones/milestone.ts';
import { legAt } from '#domain/tracking/leg-of-event.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { MilestoneContext } from '../milestones/apply-milestones.ts';
import { listMilestones } from '../milestones/milestones-table.ts';
import { type Leg, readLegs } from '../milestones/read-legs.ts';
import { type IndexedReport, recordReports } from '../milestones/record-reports.ts';
import { listEquipment } from '../shipment-file/equipment-table.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { type CarrierFeedRecord, updatePolledFeed } from './carrier-feeds-table.ts';
import type { EventPage } from './fetch-page.ts';
import { shipmentsOfEvents } from './shipments-of-events.ts';

type Recording = MilestoneContext & { now: () => Date };
const MAX_ISSUE_LENGTH = 300;

/**
 * Records the events of a page as milestones of the shipments that they name, and how far the feed has come, in one transaction: an
 * interrupted page is fetched again. Events that name no shipment of ours are skipped. Undefined where the feed no longer has
 * the address that was polled.
 */
export async function recordPage(
  transaction: Transaction,
  context: Recording,
  feed: CarrierFeedRecord,
  { events, cursor }: EventPage,
): Promise<CarrierFeedRecord | undefined> {
  const usable = events.flatMap((each) => ('event' in each ? [each.event] : []));
  const issues = events.flatMap((each) => ('issue' in each ? [each.issue] : []));
  const byShipment = await shipmentsOfEvents(transaction, usable);
  let recorded = 0;
  for (const shipment of await lockShipments(transaction, [...byShipment.keys()])) {
    const results = await recordEvents(transaction, context, shipment, byShipment.get(shipment.id) ?? []);
    recorded += results.filter(({ status }) => status === 'recorded').length;
    issues.push(...results.flatMap(({ issue }) => (issue ? [`${shipment.tracking_number}: ${issue}`] : [])));
  }
  const now = context.now();
  const known = [...usable.map(({ created_at }) => created_at), ...(feed.since ? [feed.since] : [])];
  const newest = Math.max(...known.map((time) => time.getTime()));
  return updatePolledFeed(transaction, feed, {
    cursor,
    // An event that was created in the future would hide all others until then.
    since: known.length > 0 ? new Date(Math.min(newest, now.getTime())) : null,
    failures: 0,
    last_success_at: now,
    recorded: feed.recorded + recorded,
    refused: feed.refused + issues.length,
    ...(issues.length > 0 && { last_issue: issues.at(-1)?.slice(0, MAX_ISSUE_LENGTH) ?? '' }),
  });
}

/** An event that the shipment has is not recorded again, even if its legs have changed since. */
async function recordEvents(
  transaction: Transaction,
  context: Recording,
  shipment: ShipmentRecord,
  events: readonly CarrierEvent[],
) {
  const recorded = (await listMilestones(transaction, shipment.id)).filter(
    ({ source }) => source === 'carrier',
  );
  const known = new Set(recorded.map(({ source_reference }) => source_reference));
  const boxes = new Set((await listEquipment(transaction, shipment.id)).map(({ number }) => number));
  const fresh = events.filter((event) => !known.has(event.id) && !isOfOtherBox(event, boxes));
  if (fresh.length === 0) return [];
  const legs = await readLegs(transaction, context, shipment.id);
  const reports = fresh.map((event, index): IndexedReport => {
    const { tracking_number } = shipment;
    const object = objectOf(event, legs, boxes);
    return { index, milestone: ReportedMilestone.parse({ ...event.milestone, tracking_number, object }) };
  });
  return recordReports(transaction, context, [{ shipment, reports }], null);
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
