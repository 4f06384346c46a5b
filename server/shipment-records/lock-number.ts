import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockNumbered } from './shipment-edits-table.ts';
import type { ShipmentRecord } from './shipments-table.ts';

/** Locks and returns the shipment with a typed number. */
export async function lockNumber(
  transaction: Transaction,
  typed: string,
): Promise<ShipmentRecord | undefined> {
  const [shipment] = await lockNumbered(transaction, [normaliseTrackingNumber(typed)]);
  return shipment;
}
