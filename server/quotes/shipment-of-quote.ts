import { eq } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

export async function findNumberOfQuote(
  connection: Connection,
  quote_id: string,
): Promise<string | undefined> {
  const [shipment] = await connection
    .select({ tracking_number: shipments.tracking_number })
    .from(shipments)
    .where(eq(shipments.quote_id, quote_id))
    .orderBy(shipments.created_at)
    .limit(1);
  return shipment?.tracking_number;
}
