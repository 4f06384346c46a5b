import { matches } from '../api/if-match.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { type DeliveryRecord, findDelivery } from './deliveries-table.ts';
import type { DeliveriesContext } from './operations.ts';

type Refusals = Record<'NOT_FOUND' | 'PRECONDITION_FAILED' | 'CANCELLED', () => Error>;

/** Locks a shipment with its delivery for a change. */
export async function lockDelivery(
  transaction: Transaction,
  context: DeliveriesContext,
  tracking_number: string,
  errors: Refusals,
): Promise<{ shipment: ShipmentRecord; delivery: DeliveryRecord | undefined }> {
  const shipment = await lockNumber(transaction, context, tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const delivery = await findDelivery(transaction, shipment.id);
  if (matches(context.requestHeaders, delivery?.version ?? 0) === false) throw errors.PRECONDITION_FAILED();
  if (shipment.status === 'cancelled') throw errors.CANCELLED();
  return { shipment, delivery };
}
