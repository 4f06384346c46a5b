import { and, eq } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';
import { isOfReader, type Reader } from './filed-documents.ts';

/** The shipment whose documents are requested; undefined when there is none that the reader may see. */
export async function findDocumentedShipment(
  connection: Connection,
  tracking_number: string,
  reader: Reader,
): Promise<ShipmentRecord | undefined> {
  const [found] = await connection
    .select()
    .from(shipments)
    .where(and(eq(shipments.tracking_number, tracking_number), isOfReader(reader)));
  return found;
}
