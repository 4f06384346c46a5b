import type { DocumentType } from '#domain/documents/document-type.ts';
import { airWaybillPaper } from './air-waybill-paper.ts';
import { billOfLadingPaper } from './bill-of-lading-paper.ts';
import { certificateOfOriginPaper } from './certificate-of-origin-paper.ts';
import { commercialInvoicePaper } from './commercial-invoice-paper.ts';
import type { DocumentOnPaper } from './form-paper.ts';
import { insuranceCertificatePaper } from './insurance-certificate-paper.ts';
import { packingListPaper } from './packing-list-paper.ts';
import type { PaperKinds } from './paper-kinds.ts';

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
