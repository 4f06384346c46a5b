import { and, eq, notInArray } from 'drizzle-orm';
import type { DocumentRow } from '#contract/documents.ts';
import { documentName } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { billRelease } from './bill-release.ts';
import { documentSearch } from './search/document-search.ts';
import { shippingDocuments } from './shipping-documents-table.ts';

const ORDER = newestFirst('documents.mine', shippingDocuments);

interface Wanted {
  search?: string | undefined;
  type?: DocumentType | undefined;
  shipment?: string | undefined;
  updated_since?: Date | undefined;
  after?: string | undefined;
  limit: number;
  /** Types that the reader may not see. */
  hidden: readonly DocumentType[];
}

/** The documents of an organisation’s shipments, newest first, with keyset pagination. */
export async function listDocumentsOf(
  connection: Connection,
  organisation_id: string,
  { search, type, shipment, after, limit, updated_since, hidden }: Wanted,
): Promise<{ documents: DocumentRow[]; next: string | null }> {
  const rows = await connection
    .select({
      id: shippingDocuments.id,
      document_type: shippingDocuments.document_type,
      document_number: shippingDocuments.document_number,
      tracking_number: shipments.tracking_number,
      status: shippingDocuments.status,
      version: shippingDocuments.version,
      created_at: shippingDocuments.created_at,
      issued_at: shippingDocuments.issued_at,
      surrendered_on: shippingDocuments.surrendered_on,
      release: billRelease(connection),
      key: keyOf(ORDER),
    })
    .from(shippingDocuments)
    .innerJoin(shipments, eq(shipments.id, shippingDocuments.shipment_id))
    .where(
      and(
        eq(shipments.organisation_id, organisation_id),
        search ? await documentSearch(connection, organisation_id, search) : undefined,
        hidden.length > 0 ? notInArray(shippingDocuments.document_type, [...hidden]) : undefined,
        type && eq(shippingDocuments.document_type, type),
        shipment ? eq(shipments.tracking_number, normalizeTrackingNumber(shipment)) : undefined,
        changedSince(shippingDocuments.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  const documents = page.map(({ release, ...row }) => ({
    ...row,
    name: documentName(row.document_type, { release }),
  }));
  return { documents, next };
}
