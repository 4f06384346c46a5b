import type { ShipmentFile } from '#contract/shipment-file.ts';
import { codeDefinition } from '#domain/milestones/milestone-codes.ts';
import { provenStatus } from '#domain/milestones/proven-status.ts';
import { currentMilestones } from '#domain/milestones/timeline.ts';
import type { EstimateSource } from '#domain/shipments/delivery-estimate.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '#domain/shipments/status.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { touchInstructions } from '../documents/shipping-instructions-table.ts';
import { notifyDelay } from '../notifications/notify-delay.ts';
import { listEquipment } from '../shipment-file/equipment-table.ts';
import { legsOf } from '../shipment-file/file-legs.ts';
import { changeEstimate } from '../shipment-records/change-estimate.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import {
  insertEvents,
  listEventIds,
  removeEvents,
  statusAt,
} from '../tracking/events/tracking-events-table.ts';
import { recordStatus } from '../tracking/record-status.ts';
import { changeLegDetails, listLegDetails } from '../tracking/route/leg-details-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';
import { type LegTimeline, legTimelines } from './leg-times.ts';
import { milestoneRow } from './milestone-rows.ts';
import {
  insertMilestones,
  insertRetractions,
  listMilestones,
  type MilestoneRecord,
} from './milestones-table.ts';
import type { MilestonesContext } from './operations.ts';
import { type RecordedMilestone, timedMilestones } from './timed-milestones.ts';

type Leg = ShipmentFile['legs'][number];
export type Needs = Parameters<typeof recordStatus>[1] &
  Parameters<typeof notifyDelay>[1] &
  Pick<MilestonesContext, 'now'>;

export async function readLegs(
  connection: Connection,
  { geography }: Pick<MilestonesContext, 'geography'>,
  shipment_id: string,
): Promise<Leg[]> {
  const [ends, details] = [
    await listLegEnds(connection, shipment_id),
    await listLegDetails(connection, shipment_id),
  ];
  return legsOf(geography, ends, details);
}

/**
 * Makes the rest follow the milestones of a locked shipment: the times of its legs, what a late leg moves, the estimate
 * of delivery, the events that tracking shows and the status. Facts only move the status forward.
 */
export async function applyMilestones(
  transaction: Transaction,
  context: Needs,
  shipment: ShipmentRecord,
  by: Actor,
): Promise<void> {
  const legs = await readLegs(transaction, context, shipment.id);
  const records = await listMilestones(transaction, shipment.id);
  const milestones = timedMilestones(records, legs);
  const timelines = legTimelines(legs, milestones);
  await writeRules(transaction, context.now(), shipment.id, timelines, records);
  const changed = timelines.filter(({ leg, times }) => isOther(leg, times));
  for (const { leg, times } of changed)
    await changeLegDetails(
      transaction,
      { shipment_id: shipment.id, leg_order: leg.sequence - 1, id: leg.id, role: leg.role },
      times,
    );
  if (changed.length > 0 && by)
    await touchInstructions(transaction, shipment.id, { updated_at: context.now(), updated_by: by.user_id });
  const estimated = await moveEstimate(transaction, context, shipment, { timelines, milestones, by });
  await showFacts(transaction, context, { ...shipment, ...estimated }, { legs, milestones, by });
}

function isOther(leg: Leg, times: LegTimeline['times']): boolean {
  return (['etd', 'eta', 'atd', 'ata'] as const).some(
    (time) => leg[time]?.getTime() !== times[time]?.getTime(),
  );
}

/** Records the estimates that follow from late legs, and retracts those that no longer do. */
async function writeRules(
  transaction: Transaction,
  now: Date,
  shipment_id: string,
  timelines: readonly LegTimeline[],
  records: readonly MilestoneRecord[],
): Promise<void> {
  const standing = records.filter(
    ({ source, classifier, retracted }) => source === 'rule' && classifier === 'EST' && !retracted,
  );
  const wanted = timelines.flatMap(({ leg, times, missed }) =>
    missed === null
      ? []
      : (
          [
            ['DEPA', times.etd, leg.from],
            ['ARRI', times.eta, leg.to],
          ] as const
        ).flatMap(([code, at, place]) => (at ? [{ leg, code, at, place, reason: missed }] : [])),
  );
  const stands = ({ leg_id, code, occurred_at }: MilestoneRecord) =>
    wanted.find(
      (each) => each.leg.id === leg_id && each.code === code && each.at.getTime() === occurred_at.getTime(),
    );
  await insertRetractions(
    transaction,
    standing
      .filter((record) => !stands(record))
      .map(({ id }) => ({
        milestone_id: id,
        reason: 'The legs connect otherwise now.',
        retracted_at: now,
        retracted_by: null,
      })),
  );
  const made = wanted.filter((each) => !standing.some((record) => stands(record) === each));
  await insertMilestones(
    transaction,
    made.map(({ leg, code, at, place, reason }) =>
      milestoneRow({
        shipment_id,
        object_kind: 'leg',
        leg_id: leg.id,
        leg_sequence: leg.sequence,
        equipment_number: null,
        code,
        classifier: 'EST',
        occurred_at: at,
        utc_offset: null,
        unlocode: place.unlocode ?? '',
        facility: place.facility,
        source: 'rule',
        source_reference: `From leg ${leg.sequence - 1}`,
        reported_at: now,
        received_at: now,
        document_type: '',
        document_reference: '',
        reason,
        recorded_by: null,
      }),
    ),
  );
}

interface Applied {
  milestones: readonly RecordedMilestone[];
  by: Actor;
}

const SOURCES: Partial<Record<string, EstimateSource>> = {
  carrier: 'carrier',
  edi: 'carrier',
  device: 'position',
};

/** The arrival of the last leg, where it has changed, is the estimate of delivery. Returns the changed columns. */
async function moveEstimate(
  transaction: Transaction,
  context: Needs,
  shipment: ShipmentRecord,
  { timelines, milestones, by }: Applied & { timelines: readonly LegTimeline[] },
): Promise<Partial<ShipmentRecord>> {
  const last = timelines.at(-1);
  const eta = last?.times.eta;
  const isNew = eta && !last.times.ata && eta.getTime() !== last.leg.eta?.getTime();
  if (!isNew || !isActive(shipment.status) || eta.getTime() === shipment.estimated_delivery_date?.getTime())
    return {};
  const missed = timelines.find((timeline) => timeline.missed !== null)?.missed ?? null;
  const reported = milestones.find(
    ({ object, classifier, occurred_at, retracted }) =>
      object.leg_sequence === last.leg.sequence &&
      classifier === 'EST' &&
      !retracted &&
      occurred_at.getTime() === eta.getTime(),
  );
  const change = await changeEstimate(transaction, context.geography, shipment, {
    estimated_delivery_date: eta,
    reason: missed ?? (reported?.record.reason || null),
    source: missed ? 'connection' : (SOURCES[reported?.source ?? ''] ?? 'staff'),
    made_by: by?.user_id ?? null,
    made_at: context.now(),
  });
  const version = await updateShipment(transaction, shipment.id, change, context.now());
  await notifyDelay(transaction, context, { ...shipment, ...change });
  return { ...change, version };
}

/** Writes the event of each fact that counts, removes those of others, and moves the status to what they prove. */
async function showFacts(
  transaction: Transaction,
  context: Needs,
  shipment: ShipmentRecord,
  { legs, milestones, by }: Applied & { legs: readonly Leg[] },
): Promise<void> {
  const current = [...currentMilestones(milestones).values()];
  const facts = current.filter(({ classifier }) => classifier === 'ACT');
  const shown = new Set(
    await listEventIds(
      transaction,
      shipment.id,
      milestones.map(({ id }) => id),
    ),
  );
  const counted = new Set(facts.map(({ id }) => id));
  const removed = await removeEvents(
    transaction,
    shipment.id,
    [...shown].filter((id) => !counted.has(id)),
  );

  const equipment = await listEquipment(transaction, shipment.id);
  const proven = provenStatus(current, {
    equipment_numbers: equipment.map(({ number }) => number).filter(Boolean),
    is_under_way: isUnderWay(shipment.status),
  });
  const isStep = proven && isActive(shipment.status) && isAfter(proven.status, shipment.status);
  const step = isStep && !shown.has(proven.by.id) && !UNPROVABLE.has(proven.status) ? proven : null;
  const location = (milestone: RecordedMilestone) => locationOf(context, shipment, legs, milestone);
  const fresh = facts.filter(({ id }) => !shown.has(id) && id !== step?.by.id);
  const events = [];
  for (const fact of fresh)
    events.push({
      id: fact.id,
      shipment_id: shipment.id,
      status: earlier(
        codeDefinition(fact.code).status ?? (await statusAt(transaction, shipment.id, fact.occurred_at)),
        step?.status ?? shipment.status,
      ),
      description: descriptionOf(fact),
      ...location(fact),
      occurred_at: fact.occurred_at,
      utc_offset: fact.record.utc_offset,
      recorded_at: context.now(),
      recorded_by: fact.record.recorded_by,
    });
  await insertEvents(transaction, events);
  if (step) {
    await recordStatus(transaction, context, shipment, {
      status: step.status,
      description: descriptionOf(step.by),
      ...location(step.by),
      id: step.by.id,
      utc_offset: step.by.record.utc_offset,
      occurred_at: step.by.occurred_at,
      recorded_at: context.now(),
      by,
    });
    return;
  }
  // A retracted fact that had set the status: back to the last one that still has an event.
  if (removed.some(({ status }) => status === shipment.status)) {
    const before = await statusAt(transaction, shipment.id, context.now());
    if (before !== shipment.status)
      await recordStatus(transaction, context, shipment, {
        status: before,
        description: 'Corrected: a report was retracted',
        location: `${shipment.origin_city}, ${shipment.origin_country}`,
        occurred_at: context.now(),
        by,
      });
  }
}

/** Confirming needs a price, and cancelling a decision: both are for staff. */
const UNPROVABLE = new Set<ShipmentStatus>(['confirmed', 'cancelled']);

function isAfter(one: ShipmentStatus, other: ShipmentStatus): boolean {
  return SHIPMENT_STATUSES.indexOf(one) > SHIPMENT_STATUSES.indexOf(other);
}

function earlier(one: ShipmentStatus, other: ShipmentStatus): ShipmentStatus {
  return isAfter(one, other) ? other : one;
}

function descriptionOf({ code, object, record: { facility } }: RecordedMilestone): string {
  return [codeDefinition(code).name, object.equipment_number, facility].filter(Boolean).join(', ');
}

function locationOf(
  { geography }: Needs,
  shipment: ShipmentRecord,
  legs: readonly Leg[],
  { object, code, unlocode }: RecordedMilestone,
) {
  const leg = legs.find(({ sequence }) => object.kind === 'leg' && sequence === object.leg_sequence);
  const end = leg && (codeDefinition(code).name.startsWith('Arriv') ? leg.to : leg.from);
  const coded = unlocode ? geography.unlocode(unlocode) : undefined;
  if (coded) {
    const { name, country, latitude, longitude } = coded;
    return { location: `${name}, ${country}`, latitude, longitude };
  }
  if (end) return { location: end.name, latitude: end.latitude, longitude: end.longitude };
  return { location: `${shipment.origin_city}, ${shipment.origin_country}` };
}
