import type { DocumentType } from './document-type.ts';

/** Labels of the types, in menu order. Separate from the schemas so that pages can import them without zod. */
export const DOCUMENT_NAMES: Record<DocumentType, string> = {
  bill_of_lading: 'Bill of lading',
  airway_bill: 'Air waybill',
  packing_list: 'Packing list',
  commercial_invoice: 'Commercial invoice',
  certificate_of_origin: 'Certificate of origin',
  insurance_certificate: 'Insurance certificate',
};

/** The types whose label contains the search text. */
export function documentTypesNamed(text: string): DocumentType[] {
  const wanted = text.trim().toLowerCase();
  return (Object.keys(DOCUMENT_NAMES) as DocumentType[]).filter((type) =>
    DOCUMENT_NAMES[type].toLowerCase().includes(wanted),
  );
}
