import type { DocumentType } from './document-type.ts';

/** The types in words, in the order of a choice. Apart from the schemas, so that a page can say them without. */
export const DOCUMENT_NAMES: Record<DocumentType, string> = {
  bill_of_lading: 'Bill of lading',
  airway_bill: 'Air waybill',
  packing_list: 'Packing list',
  commercial_invoice: 'Commercial invoice',
  certificate_of_origin: 'Certificate of origin',
  insurance_certificate: 'Insurance certificate',
};

/** The types whose words contain what somebody looks for. */
export function documentTypesNamed(words: string): DocumentType[] {
  const wanted = words.trim().toLowerCase();
  return (Object.keys(DOCUMENT_NAMES) as DocumentType[]).filter((type) =>
    DOCUMENT_NAMES[type].toLowerCase().includes(wanted),
  );
}
