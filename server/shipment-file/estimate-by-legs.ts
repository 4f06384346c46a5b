import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { expectedEstimate } from '../milestones/move-estimate.ts';
import { notifyDelay } from '../notifications/notify-delay.ts';
import { changeEstimate } from '../shipment-records/change-estimate.ts';
import type { FormerEstimate } from '../shipment-records/former-estimate.ts';
import type { NewShipment, ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { ShipmentFileContext } from './operations.ts';

interface LastArrival {
  former: Date | null;
  eta: Date | null;
}

/**
 * A new arrival of the last leg is the estimated delivery of a shipment under way. Where nobody has entered one, legs that
 * arrive too late for our plan of those after them move it.
 */
export async function estimateByLegs(
  transaction: Transaction,
  context: ShipmentFileContext,
  shipment: ShipmentRecord,
  last: LastArrival,
): Promise<Partial<NewShipment>> {
  if (!isActive(shipment.status)) return {};
  const expected = last.eta
    ? enteredEstimate(shipment, last)
    : await expectedEstimate(transaction, context, shipment);
  const isNew = expected?.estimated_delivery_date?.getTime() !== shipment.estimated_delivery_date?.getTime();
  if (!expected || !isNew) return {};
  const estimate = await changeEstimate(transaction, context.geography, shipment, {
    ...expected,
    made_by: signedIn(context).user_id,
    made_at: context.now(),
  });
  await notifyDelay(transaction, context, { ...shipment, ...estimate });
  return estimate;
}

/** An unchanged arrival leaves an estimate that staff or a position have moved since. */
function enteredEstimate(
  { estimated_delivery_date }: ShipmentRecord,
  { former, eta }: LastArrival,
): FormerEstimate | null {
  const isNew = [former, estimated_delivery_date].every((known) => known?.getTime() !== eta?.getTime());
  return isNew ? { estimated_delivery_date: eta, reason: null, source: 'staff' } : null;
}
