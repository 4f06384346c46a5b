import type { Transaction } from '../database/pool/connection.ts';
import { type DelayNotifier, notifyDelay } from '../notifications/notify-delay.ts';
import { changeEstimate } from '../shipment-records/change-estimate.ts';
import { formerEstimate } from '../shipment-records/former-estimate.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

/** Tolerated clock difference: devices may be ahead of the server. */
const AHEAD_MS = 5 * 60_000;

/** Restores a locked shipment's estimate to its value before positions from that moment on changed it. */
export async function restoreEstimate(
  transaction: Transaction,
  notifier: DelayNotifier,
  shipment: ShipmentRecord,
  { taken_at, made_by }: { taken_at: Date; made_by: string },
): Promise<void> {
  if (shipment.estimate_source !== 'position') return;
  const since = taken_at.getTime() - AHEAD_MS;
  const former = await formerEstimate(
    transaction,
    shipment,
    ({ source, made_at }) => source !== 'position' || made_at.getTime() < since,
  );
  const made_at = notifier.now();
  const change = await changeEstimate(transaction, notifier.geography, shipment, {
    ...former,
    made_by,
    made_at,
  });
  await updateShipment(transaction, shipment.id, change, made_at);
  await notifyDelay(transaction, notifier, { ...shipment, ...change });
}
