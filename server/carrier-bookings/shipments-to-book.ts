import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { type CallContext, signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockNumbered } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

/** The shipments with these numbers; `unknown` names the numbers of none. */
export async function shipmentsToBook(
  transaction: Transaction,
  context: Pick<CallContext, 'person'>,
  typed: readonly string[],
): Promise<{ found: ShipmentRecord[]; unknown: string[] }> {
  const numbers = [...new Set(typed.map(normalizeTrackingNumber))];
  const found = await lockNumbered(transaction, numbers, readerOf(signedIn(context)));
  const known = new Set(found.map(({ tracking_number }) => tracking_number));
  return { found, unknown: numbers.filter((number) => !known.has(number)) };
}
