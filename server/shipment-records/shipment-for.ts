import { and, eq } from 'drizzle-orm';
import type { Person } from '#domain/people/person.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { isChangedBy, isKnownTo, readerOf } from './reader.ts';
import { type ShipmentRecord, shipments } from './shipments-table.ts';

type Caller = Pick<Person, 'role' | 'organisation_id' | 'branch_ids' | 'test'>;

/** The shipment if the person may know of it: staff know those of their branches, others those of their organisation. */
export async function shipmentFor(
  connection: Connection,
  person: Caller,
  tracking_number: string,
): Promise<ShipmentRecord | undefined> {
  const [found] = await connection
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.tracking_number, normalizeTrackingNumber(tracking_number)),
        isKnownTo(readerOf(person)),
      ),
    );
  return found;
}

/** The same by id, locked until the transaction ends. */
export async function lockShipmentFor(
  transaction: Transaction,
  person: Caller,
  id: string,
): Promise<ShipmentRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), isChangedBy(readerOf(person))))
    .for('update');
  return found;
}
