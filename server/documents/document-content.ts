import { composeDocument } from '#domain/documents/compose-document.ts';
import { DOCUMENT_DATA, type DocumentData } from '#domain/documents/document-data.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { Connection } from '../database/pool/connection.ts';
import { documentFacts, type FactsContext } from './document-facts.ts';
import type { FiledDocument } from './filed-documents.ts';

/**
 * The fields of a document. A draft is composed from its shipment’s current data; other documents are
 * immutable.
 */
export async function contentOf(
  connection: Connection,
  context: FactsContext,
  { document, shipment }: Pick<FiledDocument, 'document' | 'shipment'>,
): Promise<DocumentData[DocumentType]> {
  const { document_type, document_data, status } = document;
  if (status !== 'draft') return DOCUMENT_DATA[document_type].parse(document_data);
  return composeDocument(document_type, await documentFacts(connection, context, shipment));
}
