import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { SharedShipment } from '#contract/share-links.ts';
import { documentName } from '#domain/documents/document-names.ts';
import { sharedKinds } from '#domain/share-links/share-link.ts';
import type { Connection } from '../database/pool/connection.ts';
import { billRelease } from '../documents/bill-release.ts';
import { type FiledDocument, findDocument } from '../documents/filed-documents.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import type { ShareLinkRecord } from './share-links-table.ts';

type Link = Pick<ShareLinkRecord, 'shipment_id' | 'show' | 'document_kinds'>;

/** The issued documents of the link’s kinds, oldest first. */
export async function listSharedDocuments(
  connection: Connection,
  link: Link,
): Promise<NonNullable<SharedShipment['documents']>> {
  const { document_type, document_number, version, issued_at } = shippingDocuments;
  const shared = await connection
    .select({ document_type, document_number, version, issued_at, release: billRelease(connection) })
    .from(shippingDocuments)
    .where(isShared(link))
    .orderBy(asc(issued_at), asc(shippingDocuments.id));
  return shared.map(({ release, ...row }) => ({
    ...row,
    name: documentName(row.document_type, { release }),
  }));
}

/** Undefined when the link does not show the document. */
export async function findSharedDocument(
  connection: Connection,
  link: Link,
  document_number: string,
): Promise<FiledDocument | undefined> {
  const filed = await findDocument(connection, document_number, 'staff');
  if (!filed) return undefined;
  const { shipment_id, status, document_type } = filed.document;
  const kinds = sharedKinds(link.show, link.document_kinds);
  const isOfLink = shipment_id === link.shipment_id && status === 'issued' && kinds.includes(document_type);
  return isOfLink ? filed : undefined;
}

function isShared({ shipment_id, show, document_kinds }: Link): SQL | undefined {
  return and(
    eq(shippingDocuments.shipment_id, shipment_id),
    eq(shippingDocuments.status, 'issued'),
    inArray(shippingDocuments.document_type, [...sharedKinds(show, document_kinds)]),
  );
}
