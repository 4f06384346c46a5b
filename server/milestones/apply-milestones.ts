import type { EstimateSource } from '#domain/shipments/delivery-estimate.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { touchInstructions } from '../documents/shipping-instructions-table.ts';
import { notifyDelay } from '../notifications/notify-delay.ts';
import { changeEstimate } from '../shipment-records/change-estimate.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { recordStatus } from '../tracking/record-status.ts';
import { changeLegDetails } from '../tracking/route/leg-details-table.ts';
import { type LegTimeline, legTimelines } from './leg-times.ts';
import { listMilestones } from './milestones-table.ts';
import { type Leg, readLegs } from './read-legs.ts';
import { showFacts } from './show-facts.ts';
import { type RecordedMilestone, timedMilestones } from './timed-milestones.ts';
import { writeRules } from './write-rules.ts';

export type Needs = Parameters<typeof recordStatus>[1] & Parameters<typeof notifyDelay>[1];

export interface Applied {
  milestones: readonly RecordedMilestone[];
  by: Actor;
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
