import { type DocumentType, documentTypeOf, usualDocument } from './document-type.ts';
import { codeDefinition, type MilestoneCode } from './milestone-codes.ts';

export interface OfDocument {
  code: MilestoneCode;
  /** As its source writes it; '' or absent if it names none. */
  document_type?: string;
}

/** The type of document where it is not the usual one of the event, so that both are events of a shipment; null otherwise. */
export function unusualDocument({ code, document_type = '' }: OfDocument): DocumentType | null {
  const { standard, type } = codeDefinition(code);
  if (standard !== 'DCSA' || type !== 'SHIPMENT') return null;
  const document = documentTypeOf({ code }, document_type);
  return document === usualDocument(code) ? null : document;
}
