import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { profiles } from '../people/profiles-table.ts';
import { shipments } from '../shipments/shipments-table.ts';
import { shippingDocuments } from './shipping-documents-table.ts';

/** What the console says of the shipment whose documents it lists. */
export async function findDocumentedShipment(connection: Connection, tracking_number: string) {
  const [found] = await connection
    .select({
      id: shipments.id,
      tracking_number: shipments.tracking_number,
      client: sql<string | null>`coalesce(${profiles.company_name}, ${profiles.full_name})`,
      origin_city: shipments.origin_city,
      origin_country: shipments.origin_country,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      status: shipments.status,
      transport_mode: shipments.transport_mode,
    })
    .from(shipments)
    .leftJoin(profiles, eq(profiles.user_id, shipments.user_id))
    .where(eq(shipments.tracking_number, tracking_number));
  return found;
}

/** The newest of each type that is not void. */
export async function listDocumentsInForce(connection: Connection, shipment_id: string) {
  return connection
    .selectDistinctOn([shippingDocuments.document_type], {
      document_type: shippingDocuments.document_type,
      document_number: shippingDocuments.document_number,
      status: shippingDocuments.status,
      created_at: shippingDocuments.created_at,
      generated_by: profiles.full_name,
    })
    .from(shippingDocuments)
    .leftJoin(profiles, eq(profiles.user_id, shippingDocuments.generated_by))
    .where(and(eq(shippingDocuments.shipment_id, shipment_id), ne(shippingDocuments.status, 'void')))
    .orderBy(shippingDocuments.document_type, desc(shippingDocuments.created_at), desc(shippingDocuments.id));
}
