import { addReports, NOTHING_REPAIRED, repairMessage } from '#domain/tracking/repair-report.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { isOfReader, readerOf } from '../shipment-records/reader.ts';
import { operations, type TrackingDataContext } from './operations.ts';
import { needsRepair, repairTracking } from './repair-tracking.ts';
import { lockTracking, readTracking } from './tracking-state.ts';
import { walkShipments } from './walk-shipments.ts';

export const fixExisting = operations.fixExisting.handler(async ({ context }) => {
  const { database } = context;
  let report = NOTHING_REPAIRED;
  for await (const ids of walkShipments(database.db, isOfReader(readerOf(signedIn(context))))) {
    report = { ...report, shipments_checked: report.shipments_checked + ids.length };
    const broken = (await readTracking(database.db, ids)).filter(needsRepair);
    if (broken.length === 0) continue;
    const repaired = await database.transaction((transaction) =>
      repairAll(
        transaction,
        context,
        broken.map(({ shipment }) => shipment.id),
      ),
    );
    report = addReports(report, repaired);
  }
  return { message: repairMessage(report) };
});

async function repairAll(transaction: Transaction, context: TrackingDataContext, ids: readonly string[]) {
  let report = NOTHING_REPAIRED;
  for (const state of await lockTracking(transaction, ids)) {
    const repairs = await repairTracking(transaction, context.geography, state);
    if (Object.values(repairs).every((count) => count === 0)) continue;
    report = addReports(report, { ...NOTHING_REPAIRED, ...repairs, shipments_repaired: 1 });
    await publishShipmentChanged(transaction, context.broadcast, state.shipment, {
      by: signedIn(context),
      action: 'trackingData.fixExisting',
      detail: repairs,
    });
  }
  return report;
}
