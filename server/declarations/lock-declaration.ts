import { type CallContext, signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockShipmentFor } from '../shipment-records/shipment-for.ts';
import { findDeclaration } from './declarations-table.ts';

/** The declaration and its shipment, which is locked; undefined where the caller may not change it. */
export async function lockDeclaration(
  transaction: Transaction,
  context: Pick<CallContext, 'person'>,
  declaration_id: string,
) {
  const found = await findDeclaration(transaction, declaration_id);
  const shipment = found && (await lockShipmentFor(transaction, signedIn(context), found.shipment_id));
  // Read again, because it may have changed before the lock.
  const declaration = shipment && (await findDeclaration(transaction, declaration_id));
  return declaration && { declaration, shipment };
}
