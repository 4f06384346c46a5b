import { eq, sql } from 'drizzle-orm';
import type { BillRelease } from '#domain/documents/bill-release.ts';
import type { Connection } from '../database/pool/connection.ts';
import { shippingDocuments } from './shipping-documents-table.ts';
import { shippingInstructions } from './shipping-instructions-table.ts';

/**
 * A column of lists of documents: how a bill of lading is released, by the shipping instructions while it is a draft and
 * by its own data afterwards. Null for other types, and where neither states it.
 */
export function billRelease(connection: Connection) {
  const instructed = connection
    .select({ release: sql`${shippingInstructions.instructions}->>'release'` })
    .from(shippingInstructions)
    .where(eq(shippingInstructions.shipment_id, shippingDocuments.shipment_id));
  return sql<BillRelease | null>`case when ${shippingDocuments.document_type} <> 'bill_of_lading' then null
    when ${shippingDocuments.status} = 'draft' then (${instructed})
    else ${shippingDocuments.document_data}->>'release' end`;
}
