import { type CallContext, signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockShipmentFor } from '../shipment-records/shipment-for.ts';
import { findException } from './exceptions-table.ts';

/** The exception and its shipment, which is locked; undefined where the caller may not change it. */
export async function lockException(
  transaction: Transaction,
  context: Pick<CallContext, 'person'>,
  exception_id: string,
) {
  const found = await findException(transaction, exception_id);
  const shipment = found && (await lockShipmentFor(transaction, signedIn(context), found.shipment_id));
  // Read again, because it may have changed before the lock.
  const exception = shipment && (await findException(transaction, exception_id));
  return exception && { exception, shipment };
}
