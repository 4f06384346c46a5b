import { composeDocument } from '#domain/documents/compose-document.ts';
import { DOCUMENT_DATA, type DocumentData } from '#domain/documents/document-data.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { Connection } from '../database/pool/connection.ts';
import { documentFacts } from './document-facts.ts';
import type { FiledDocument } from './filed-documents.ts';

/** The fields of a document: a draft follows its shipment, everything else stays what it was. */
export async function contentOf(
  connection: Connection,
  { document, shipment }: Pick<FiledDocument, 'document' | 'shipment'>,
): Promise<DocumentData[DocumentType]> {
  const { document_type, document_data, status } = document;
  if (status !== 'draft') return DOCUMENT_DATA[document_type].parse(document_data);
  return composeDocument(document_type, await documentFacts(connection, shipment));
}
