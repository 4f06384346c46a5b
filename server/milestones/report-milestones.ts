import type { MilestoneOrIssue } from '#domain/milestones/milestone.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockNumbered } from '../shipment-records/shipment-edits-table.ts';
import type { MilestonesContext } from './operations.ts';
import { type IndexedReport, type ReportResult, recordReports, refusal } from './record-reports.ts';

/** Each report gets its own result; a refused one does not stop the others. */
export async function reportMilestones(
  transaction: Transaction,
  context: MilestonesContext,
  items: readonly MilestoneOrIssue[],
): Promise<ReportResult[]> {
  const by = signedIn(context);
  const results: ReportResult[] = [];
  const byNumber = new Map<string, IndexedReport[]>();
  for (const [index, item] of items.entries()) {
    if ('issue' in item) {
      results.push({ index, status: 'refused', issue: item.issue });
      continue;
    }
    const number = normalizeTrackingNumber(item.milestone.tracking_number);
    byNumber.set(number, [...(byNumber.get(number) ?? []), { index, milestone: item.milestone }]);
  }
  const shipments = await lockNumbered(transaction, [...byNumber.keys()], readerOf(by));
  const locked = shipments.map((shipment) => ({
    shipment,
    reports: byNumber.get(shipment.tracking_number) ?? [],
  }));
  results.push(...(await recordReports(transaction, context, locked, by)));
  for (const { tracking_number } of shipments) byNumber.delete(tracking_number);
  for (const [number, reports] of byNumber)
    results.push(
      ...reports.map(({ index }) => refusal(index, `tracking_number: There is no shipment ${number}.`)),
    );
  return results.sort((one, other) => one.index - other.index);
}
