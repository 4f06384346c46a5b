import { type DocumentType, documentTypeOf, usualDocument } from './document-type.ts';
import { codeDefinition, type MilestoneCode } from './milestone-codes.ts';

interface Named {
  code: MilestoneCode;
  /** As its source writes it; '' or absent if it names none. */
  document_type?: string;
}

const DOCUMENT_NAMES: Readonly<Record<DocumentType, string>> = {
  CBR: 'Booking request',
  BKG: 'Booking',
  SHI: 'Shipping instructions',
  SRM: 'Release message',
  TRD: 'Transport document',
  ARN: 'Arrival notice',
  VGM: 'Verified gross mass',
  CAS: 'Cargo survey',
  CUS: 'Customs declaration',
  DGD: 'Dangerous goods declaration',
  OOG: 'Out-of-gauge cargo',
};

/** The type of document where it is not the usual one of the event, so that both are events of a shipment; null otherwise. */
export function unusualDocument({ code, document_type = '' }: Named): DocumentType | null {
  const { standard, type } = codeDefinition(code);
  if (standard !== 'DCSA' || type !== 'SHIPMENT') return null;
  const document = documentTypeOf({ code }, document_type);
  return document === usualDocument(code) ? null : document;
}

/** 'Released', and 'Transport document released' where it is not the document that the event usually is about. */
export function milestoneName(milestone: Named): string {
  const { name } = codeDefinition(milestone.code);
  const document = unusualDocument(milestone);
  return document ? `${DOCUMENT_NAMES[document]} ${name.toLowerCase()}` : name;
}
