import { eq } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { quotes } from './quotes-table.ts';

/** The tracking number of the shipment that a quote became, as a column of a select from quotes. */
export function shipmentNumber(connection: Connection) {
  return connection
    .select({ tracking_number: shipments.tracking_number })
    .from(shipments)
    .where(eq(shipments.quote_id, quotes.id))
    .orderBy(shipments.created_at)
    .limit(1)
    .as('tracking_number');
}
