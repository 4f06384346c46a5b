import type { DocumentType } from './document-type.ts';
import { codeDefinition } from './milestone-codes.ts';
import { type OfDocument, unusualDocument } from './unusual-document.ts';

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

/** 'Released', and 'Transport document released' where it is not the document that the event usually is about. */
export function milestoneName(milestone: OfDocument): string {
  const { name } = codeDefinition(milestone.code);
  const document = unusualDocument(milestone);
  return document ? `${DOCUMENT_NAMES[document]} ${name.toLowerCase()}` : name;
}
