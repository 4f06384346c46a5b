import { sql } from 'drizzle-orm';
import { among } from '../database/among.ts';
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
    .where(among(shipments.tracking_number, tracking_numbers))
    .orderBy(shipments.id)
    .for('update');
}

/** The same by id. */
export async function lockShipments(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ShipmentRecord[]> {
  return transaction
    .select()
    .from(shipments)
    .where(among(shipments.id, ids))
    .orderBy(shipments.id)
    .for('update');
}

/** The versions that locked shipments have after the change, by id. */
export async function updateShipments(
  connection: Connection,
  ids: readonly string[],
  change: Partial<NewShipment>,
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const updated = await connection
    .update(shipments)
    .set({ ...change, updated_at: at, version: sql`${shipments.version} + 1` })
    .where(among(shipments.id, ids))
    .returning({ id: shipments.id, version: shipments.version });
  if (updated.length !== ids.length) throw new Error('A locked shipment was not there to be changed.');
  return new Map(updated.map(({ id, version }) => [id, version]));
}

export async function updateShipment(
  connection: Connection,
  id: string,
  change: Partial<NewShipment>,
  at: Date,
): Promise<number> {
  return (await updateShipments(connection, [id], change, at)).get(id) as number;
}
