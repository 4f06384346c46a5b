import { and, eq } from 'drizzle-orm';
import type { Person } from '#domain/people/person.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { isOfReader, readerOf } from '../organisations/reader.ts';
import { type ShipmentRecord, shipments } from './shipments-table.ts';

/** The shipment if the person may know of it: staff know all, others those of their organisation. */
export async function shipmentFor(
  connection: Connection,
  person: Pick<Person, 'role' | 'organisation_id'>,
  tracking_number: string,
): Promise<ShipmentRecord | undefined> {
  const [found] = await connection
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.tracking_number, normaliseTrackingNumber(tracking_number)),
        isOfReader(shipments.organisation_id, readerOf(person)),
      ),
    );
  return found;
}
