import * as z from 'zod';

export const DOCUMENT_TYPES = [
  'bill_of_lading',
  'airway_bill',
  'cmr_note',
  'packing_list',
  'commercial_invoice',
  'certificate_of_origin',
  'insurance_certificate',
  'arrival_notice',
  'delivery_order',
] as const;
export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;
