import type { DocumentType } from '#domain/documents/document-type.ts';
import { airWaybillPaper } from './air-waybill-paper.ts';
import { billOfLadingPaper } from './bill-of-lading-paper.ts';
import { type DocumentOnPaper, formPaper } from './form-paper.ts';
import type { PaperKinds } from './paper-kinds.ts';

/** A document of any type, with the fields of its type. */
export type DocumentForPaper = { [Type in DocumentType]: DocumentOnPaper<Type> }[DocumentType];

/** What `Papers.render` takes. */
export type KindAndPaper = { [Type in DocumentType]: [Type, PaperKinds[Type]] }[DocumentType];

/** The document in the words that stand on it. */
export function documentPaper(document: DocumentForPaper, settings: { publicUrl: string }): KindAndPaper {
  switch (document.document_type) {
    case 'bill_of_lading':
      return ['bill_of_lading', billOfLadingPaper(document, settings)];
    case 'airway_bill':
      return ['airway_bill', airWaybillPaper(document, settings)];
    case 'packing_list':
      return ['packing_list', formPaper(document, settings)];
    case 'commercial_invoice':
      return ['commercial_invoice', formPaper(document, settings)];
    case 'certificate_of_origin':
      return ['certificate_of_origin', formPaper(document, settings)];
    case 'insurance_certificate':
      return ['insurance_certificate', formPaper(document, settings)];
  }
}
