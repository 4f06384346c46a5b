import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { ReportedMilestone } from '#domain/milestones/milestone.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listEquipment } from '../shipment-file/equipment-table.ts';
import { type Actor, publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { applyMilestones, type Needs } from './apply-milestones.ts';
import { reportedRow } from './milestone-rows.ts';
import { listMilestones } from './milestones-table.ts';
import { readLegs } from './read-legs.ts';
import { recordMilestones } from './record-milestones.ts';

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

export function refusal(index: number, issue: string): ReportResult {
  return { index, status: 'refused', issue };
}

/** The intake of milestones: records those about a locked shipment and makes the rest follow. */
export async function recordReports(
  transaction: Transaction,
  context: Needs,
  shipment: ShipmentRecord,
  reports: readonly IndexedReport[],
  by: Actor,
): Promise<ReportResult[]> {
  const now = context.now();
  const legs = await readLegs(transaction, context, shipment.id);
  const equipment = new Set((await listEquipment(transaction, shipment.id)).map(({ number }) => number));
  const known = new Map(
    (await listMilestones(transaction, shipment.id)).map(({ fingerprint, id }) => [fingerprint, id]),
  );
  const rows: ReturnType<typeof reportedRow>[] = [];
  const results = reports.map(({ index, milestone }): ReportResult => {
    const { kind, leg_sequence, equipment_number } = milestone.object;
    const leg = legs.find(({ sequence }) => sequence === leg_sequence);
    if (kind === 'leg' && !leg)
      return refusal(index, `object.leg_sequence: The shipment has ${legs.length} legs.`);
    if (kind === 'equipment' && !equipment.has(equipment_number ?? ''))
      return refusal(index, `object.equipment_number: The shipment has no equipment ${equipment_number}.`);
    if (milestone.unlocode && !context.geography.unlocode(milestone.unlocode))
      return refusal(index, `unlocode: ${milestone.unlocode} is not a UN/LOCODE that we know.`);
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
  if (rows.length === 0) return results;
  await recordMilestones(transaction, rows);
  await applyMilestones(transaction, context, shipment, by);
  await publishShipmentChanged(transaction, context.broadcast, shipment, {
    by,
    action: 'milestones.report',
    detail: {
      milestones: rows.map(({ code, classifier, occurred_at, source }) => ({
        code,
        classifier,
        occurred_at,
        source,
      })),
    },
  });
  return results;
}
