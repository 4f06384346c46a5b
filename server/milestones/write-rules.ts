import type { Transaction } from '../database/pool/connection.ts';
import type { Silence } from '../notifications/notifier.ts';
import type { AppliedTimeline } from './apply-milestones.ts';
import type { LegTimeline } from './leg-times.ts';
import { milestoneRow } from './milestone-rows.ts';
import { insertRetractions, type MilestoneRecord } from './milestones-table.ts';
import { recordMilestonesOf } from './record-milestones.ts';

/** Records the estimates that follow from late arrivals and departures, and retracts those that no longer do. */
export async function writeRules(
  transaction: Transaction,
  context: { now: () => Date } & Silence,
  applied: readonly AppliedTimeline[],
): Promise<void> {
  const now = context.now();
  const changes = applied.map(({ shipment, timelines, records }) => ({
    shipment,
    ...rulesOf(shipment.id, timelines, records, now),
  }));
  await insertRetractions(
    transaction,
    changes.flatMap(({ retracted }) => retracted),
  );
  await recordMilestonesOf(transaction, changes, context);
}

function rulesOf(
  shipment_id: string,
  timelines: readonly LegTimeline[],
  records: readonly MilestoneRecord[],
  now: Date,
) {
  const standing = records.filter(
    ({ source, classifier, retracted }) => source === 'rule' && classifier === 'EST' && !retracted,
  );
  const wanted = timelines.flatMap(({ leg, times, moved }) => {
    if (!moved) return [];
    const from = moved.source === 'connection' ? leg.sequence - 1 : leg.sequence;
    const events = [
      { code: 'DEPA', at: times.etd, place: leg.from },
      { code: 'ARRI', at: times.eta, place: leg.to },
    ] as const;
    return events.flatMap(({ code, at, place }) =>
      at && moved.events.includes(code) ? [{ leg, code, at, place, from, reason: moved.reason }] : [],
    );
  });
  const stands = ({ leg_id, code, occurred_at }: MilestoneRecord) =>
    wanted.find(
      (each) => each.leg.id === leg_id && each.code === code && each.at.getTime() === occurred_at.getTime(),
    );
  const retracted = standing
    .filter((record) => !stands(record))
    .map(({ id }) => ({
      milestone_id: id,
      reason: 'The legs connect otherwise now.',
      retracted_at: now,
      retracted_by: null,
    }));
  const made = wanted.filter((each) => !standing.some((record) => stands(record) === each));
  const rows = made.map(({ leg, code, at, place, from, reason }) =>
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
      source_reference: `From leg ${from}`,
      reported_at: now,
      received_at: now,
      document_type: '',
      document_reference: '',
      reason,
      recorded_by: null,
    }),
  );
  return { retracted, rows };
}
