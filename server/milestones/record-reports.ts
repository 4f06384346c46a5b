import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { ReportedMilestone } from '#domain/milestones/milestone.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { type Actor, publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { applyToEach, type MilestoneContext } from './apply-milestones.ts';
import { reportedRow } from './milestone-rows.ts';
import type { NewMilestone } from './milestones-table.ts';
import { recordMilestonesOf } from './record-milestones.ts';
import { readTimelines, type ShipmentTimeline } from './shipment-timelines.ts';

/** Clocks of sources may be ahead by this much. */
const CLOCK_MS = 5 * MINUTE_MS;

export interface ReportResult {
  index: number;
  status: 'recorded' | 'duplicate' | 'refused';
  id?: string;
  issue?: string;
}
export interface IndexedReport {
  index: number;
  milestone: ReportedMilestone;
}
interface ShipmentReports {
  /** Locked. */
  shipment: ShipmentRecord;
  reports: readonly IndexedReport[];
}

export function refusal(index: number, issue: string): ReportResult {
  return { index, status: 'refused', issue };
}

/**
 * Ingests milestones: records those about locked shipments and updates what depends on them. The number of statements does
 * not depend on that of shipments, except for changes of statuses and estimates.
 */
export async function recordReports(
  transaction: Transaction,
  context: MilestoneContext,
  reported: readonly ShipmentReports[],
  by: Actor,
): Promise<ReportResult[]> {
  const timelines = await readTimelines(
    transaction,
    context,
    reported.map(({ shipment }) => shipment),
  );
  const judged = timelines.map((timeline, index) => ({
    timeline,
    ...validateReports(context, timeline, reported[index]?.reports ?? [], by),
  }));
  const recorded = judged.filter(({ rows }) => rows.length > 0);
  await recordMilestonesOf(
    transaction,
    recorded.map(({ timeline: { shipment }, rows }) => ({ shipment, rows })),
    context,
  );
  await applyToEach(
    transaction,
    context,
    recorded.map(({ timeline, rows }) => ({
      ...timeline,
      records: [
        ...timeline.records,
        ...rows.map((row) => ({ ...row, retracted: false, retracted_at: null, override: null })),
      ],
    })),
    by,
  );
  if (recorded.length > 0)
    await publishShipmentsChanged(
      transaction,
      context.broadcast,
      by,
      recorded.map(({ timeline: { shipment }, rows }) => ({
        shipment,
        action: 'milestones.report',
        detail: {
          milestones: rows.map(({ code, classifier, occurred_at, source }) => ({
            code,
            classifier,
            occurred_at,
            source,
          })),
        },
      })),
    );
  return judged.flatMap(({ results }) => results);
}

/** The result of each report about a shipment, and the rows of those that are new. */
function validateReports(
  context: MilestoneContext,
  { shipment, legs, equipment, records }: ShipmentTimeline,
  reports: readonly IndexedReport[],
  by: Actor,
): { results: ReportResult[]; rows: NewMilestone[] } {
  const now = context.now();
  const known = new Map(records.map(({ fingerprint, id }) => [fingerprint, id]));
  const rows: NewMilestone[] = [];
  const results = reports.map(({ index, milestone }): ReportResult => {
    const { kind, leg_sequence, equipment_number } = milestone.object;
    const leg = legs.find(({ sequence }) => sequence === leg_sequence);
    if (kind === 'leg' && !leg)
      return refusal(index, `object.leg_sequence: The shipment has ${legs.length} legs.`);
    if (kind === 'equipment' && !equipment.includes(equipment_number ?? ''))
      return refusal(index, `object.equipment_number: The shipment has no equipment ${equipment_number}.`);
    if (milestone.unlocode && !context.geography.unlocode(milestone.unlocode))
      return refusal(index, `unlocode: ${milestone.unlocode} isn’t a known UN/LOCODE.`);
    if (milestone.classifier === 'ACT' && Date.parse(milestone.occurred_at) > now.getTime() + CLOCK_MS)
      return refusal(index, 'occurred_at: What happens in the future is an estimate, not a fact.');
    const row = reportedRow(shipment.id, milestone, kind === 'leg' ? (leg?.id ?? null) : null, {
      received_at: now,
      recorded_by: by?.user_id ?? null,
    });
    const stored = known.get(row.fingerprint);
    if (stored) return { index, status: 'duplicate', id: stored };
    known.set(row.fingerprint, row.id);
    rows.push(row);
    return { index, status: 'recorded', id: row.id };
  });
  return { results, rows };
}
