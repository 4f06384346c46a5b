import type { DocumentType } from '#domain/documents/document-type.ts';
import { airWaybillPaper } from './documents/air-waybill.ts';
import { billOfLadingPaper } from './documents/bill-of-lading.ts';
import { certificateOfOriginPaper } from './documents/certificate-of-origin.ts';
import { commercialInvoicePaper } from './documents/commercial-invoice.ts';
import type { DocumentOnPaper } from './form-pdf.ts';
import { insuranceCertificatePaper } from './documents/insurance-certificate.ts';
import { packingListPaper } from './documents/packing-list.ts';
import type { PaperKinds } from './pdf-kinds.ts';

/** A document of any type, with the fields of its type. */
export type DocumentForPaper = { [Type in DocumentType]: DocumentOnPaper<Type> }[DocumentType];

/** What `Papers.render` takes. */
export type KindAndPaper = [kind: DocumentType, paper: PaperKinds[DocumentType]];

/** The document in the words that stand on it. */
export function documentPaper(document: DocumentForPaper, settings: { publicUrl: string }): KindAndPaper {
  switch (document.document_type) {
    case 'bill_of_lading':
      return ['bill_of_lading', billOfLadingPaper(document, settings)];
    case 'airway_bill':
      return ['airway_bill', airWaybillPaper(document, settings)];
    case 'packing_list':
      return ['packing_list', packingListPaper(document, settings)];
    case 'commercial_invoice':
      return ['commercial_invoice', commercialInvoicePaper(document, settings)];
    case 'certificate_of_origin':
      return ['certificate_of_origin', certificateOfOriginPaper(document, settings)];
    case 'insurance_certificate':
      return ['insurance_certificate', insuranceCertificatePaper(document, settings)];
  }
}
