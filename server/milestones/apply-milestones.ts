import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { touchInstructionsByShipment } from '../documents/shipping-instructions-table.ts';
import type { notifyDelay } from '../notifications/notify-delay.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { recordStatus } from '../tracking/record-status.ts';
import { changeLegTimes } from '../tracking/route/leg-details-table.ts';
import { type LegTimeline, legTimelines } from './leg-times.ts';
import { moveEstimate } from './move-estimate.ts';
import { readTimelines, type ShipmentTimeline } from './shipment-timelines.ts';
import { showFacts } from './show-facts.ts';
import { type RecordedMilestone, timedMilestones } from './timed-milestones.ts';
import { writeRules } from './write-rules.ts';

export type MilestoneContext = Parameters<typeof recordStatus>[1] & Parameters<typeof notifyDelay>[1];

/** What the milestones of a shipment say of its legs. */
export interface AppliedTimeline extends ShipmentTimeline {
  milestones: readonly RecordedMilestone[];
  timelines: readonly LegTimeline[];
}

/** `applyToEach` for one shipment. */
export async function applyMilestones(
  transaction: Transaction,
  context: MilestoneContext,
  shipment: ShipmentRecord,
  by: Actor,
): Promise<void> {
  await applyToEach(transaction, context, await readTimelines(transaction, context, [shipment]), by);
}

/**
 * Updates what depends on the milestones of locked shipments: the times of their legs, what a late leg moves, the estimates
 * of delivery, the events that tracking shows and the statuses. Facts move a status forward, and out of customs.
 */
export async function applyToEach(
  transaction: Transaction,
  context: MilestoneContext,
  read: readonly ShipmentTimeline[],
  by: Actor,
): Promise<void> {
  const applied = read.map((each): AppliedTimeline => {
    const milestones = timedMilestones(each.records, each.legs);
    return { ...each, milestones, timelines: legTimelines(each.legs, milestones) };
  });
  await writeRules(transaction, context, applied);
  const changed = applied.flatMap(({ shipment, timelines }) =>
    timelines.filter(isMoved).map(({ leg: { id, role, sequence }, times }) => ({
      shipment_id: shipment.id,
      leg_order: sequence - 1,
      id,
      role,
      ...times,
    })),
  );
  await changeLegTimes(transaction, changed);
  if (by)
    await touchInstructionsByShipment(
      transaction,
      [...new Set(changed.map(({ shipment_id }) => shipment_id))],
      {
        updated_at: context.now(),
        updated_by: by.user_id,
      },
    );
  const moved = await pipeline(...applied.map((each) => moveEstimate(transaction, context, each, by)));
  const estimated = applied.map((each, index) => ({
    ...each,
    shipment: { ...each.shipment, ...moved[index] },
  }));
  await showFacts(transaction, context, estimated, by);
}

function isMoved({ leg, times }: LegTimeline): boolean {
  return (['etd', 'eta', 'atd', 'ata'] as const).some(
    (time) => leg[time]?.getTime() !== times[time]?.getTime(),
  );
}
