import type { DocumentType } from './document-type.ts';

/** Labels of the types, in menu order. Separate from the schemas so that pages can import them without zod. */
export const DOCUMENT_NAMES: Record<DocumentType, string> = {
  bill_of_lading: 'Bill of lading',
  airway_bill: 'Air waybill',
  cmr_note: 'CMR consignment note',
  packing_list: 'Packing list',
  commercial_invoice: 'Commercial invoice',
  certificate_of_origin: 'Certificate of origin',
  insurance_certificate: 'Insurance certificate',
  arrival_notice: 'Arrival notice',
  delivery_order: 'Delivery order',
};

/** The name that a document with these fields bears: a bill of lading released as a sea waybill is titled as one. */
export function documentName(type: DocumentType, fields: object): string {
  const isWaybill = 'release' in fields && fields.release === 'sea_waybill';
  return type === 'bill_of_lading' && isWaybill ? 'Sea waybill' : DOCUMENT_NAMES[type];
}

/** The types whose label contains the search text. */
export function documentTypesNamed(text: string): DocumentType[] {
  const wanted = text.trim().toLowerCase();
  return (Object.keys(DOCUMENT_NAMES) as DocumentType[]).filter((type) =>
    DOCUMENT_NAMES[type].toLowerCase().includes(wanted),
  );
}
