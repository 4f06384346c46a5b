import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { type CallContext, signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { readerOf } from './reader.ts';
import { lockNumbered } from './shipment-edits-table.ts';
import type { ShipmentRecord } from './shipments-table.ts';

/** Locks and returns the shipment with a typed number, if the caller may know of it. */
export async function lockNumber(
  transaction: Transaction,
  context: Pick<CallContext, 'person'>,
  typed: string,
): Promise<ShipmentRecord | undefined> {
  const numbers = [normalizeTrackingNumber(typed)];
  const [shipment] = await lockNumbered(transaction, numbers, readerOf(signedIn(context)));
  return shipment;
}
