import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/connection.ts';
import { type NewShipment, type ShipmentRecord, shipments } from './shipments-table.ts';

/** The shipments with these numbers, held until the transaction ends; in order of id, as everybody locks several. */
export async function lockNumbered(
  transaction: Transaction,
  tracking_numbers: readonly string[],
): Promise<ShipmentRecord[]> {
  return transaction
    .select()
    .from(shipments)
    .where(inArray(shipments.tracking_number, [...tracking_numbers]))
    .orderBy(shipments.id)
    .for('update');
}

/** The version that the shipment has after it. */
export async function updateShipment(
  connection: Connection,
  id: string,
  change: Partial<NewShipment>,
  at: Date,
): Promise<number> {
  const [updated] = await connection
    .update(shipments)
    .set({ ...change, updated_at: at, version: sql`${shipments.version} + 1` })
    .where(eq(shipments.id, id))
    .returning({ version: shipments.version });
  if (!updated) throw new Error('A locked shipment was not there to be changed.');
  return updated.version;
}
