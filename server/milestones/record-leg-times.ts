import type { Classifier } from '#domain/milestones/milestone.ts';
import { dcsaCodeOf } from '#domain/milestones/milestone-codes.ts';
import { FILE_ENTRY } from '#domain/milestones/timeline.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { LegDetailsRecord } from '../tracking/route/leg-details-table.ts';
import { milestoneRow } from './milestone-rows.ts';
import { insertRetractions, listMilestones } from './milestones-table.ts';
import { isLegPlan } from './plan-rows.ts';
import { recordMilestones } from './record-milestones.ts';

const TIMES = [
  ['etd', 'DEPA', 'EST'],
  ['atd', 'DEPA', 'ACT'],
  ['eta', 'ARRI', 'EST'],
  ['ata', 'ARRI', 'ACT'],
] as const;

/**
 * The times that staff change in a file are milestones of staff, and the first schedule of a leg is its plan too; a time
 * that they remove retracts its reports.
 */
export async function recordLegTimes(
  transaction: Transaction,
  before: readonly LegDetailsRecord[],
  after: readonly LegDetailsRecord[],
  { now, recorded_by }: { now: Date; recorded_by: string },
): Promise<void> {
  const changes = after.flatMap((leg) => {
    const known = before.find(({ id }) => id === leg.id);
    return TIMES.filter(([time]) => known?.[time]?.getTime() !== leg[time]?.getTime()).map(
      ([time, code, classifier]) => ({
        leg,
        code,
        classifier,
        at: leg[time],
        is_first: !known?.[time] && classifier === 'EST',
      }),
    );
  });
  await recordMilestones(
    transaction,
    changes.flatMap(({ leg, code, classifier, at, is_first }) => {
      if (!at) return [];
      const row = (as: Classifier) =>
        milestoneRow({
          shipment_id: leg.shipment_id,
          object_kind: 'leg',
          leg_id: leg.id,
          leg_sequence: leg.leg_order + 1,
          equipment_number: null,
          code,
          classifier: as,
          occurred_at: at,
          utc_offset: null,
          unlocode: (code === 'ARRI' ? leg.to_unlocode : leg.from_unlocode) ?? '',
          facility: code === 'ARRI' ? leg.to_facility : leg.from_facility,
          source: 'staff',
          source_reference: as === 'ACT' ? '' : FILE_ENTRY,
          reported_at: now,
          received_at: now,
          document_type: '',
          document_reference: '',
          reason: '',
          recorded_by,
        });
      return is_first ? [row('PLN'), row('EST')] : [row(classifier)];
    }),
  );
  const removed = changes.filter(({ at }) => at === null);
  const [shipment_id] = removed.map(({ leg }) => leg.shipment_id);
  if (shipment_id === undefined) return;
  const reported = await listMilestones(transaction, shipment_id);
  const withdrawn = reported.filter(
    (milestone) =>
      !milestone.retracted &&
      !isLegPlan(milestone) &&
      removed.some(
        ({ leg, code, classifier }) =>
          milestone.leg_id === leg.id &&
          dcsaCodeOf(milestone.code) === code &&
          (milestone.classifier === 'ACT') === (classifier === 'ACT'),
      ),
  );
  await insertRetractions(
    transaction,
    withdrawn.map(({ id }) => ({
      milestone_id: id,
      reason: 'Removed in the file.',
      retracted_at: now,
      retracted_by: recorded_by,
    })),
  );
}
