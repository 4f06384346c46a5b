import type { DocumentType } from '#domain/documents/document-type.ts';
import { airWaybillPdfInput } from './documents/air-waybill.ts';
import { arrivalNoticePdfInput } from './documents/arrival-notice.ts';
import { billOfLadingPdfInput } from './documents/bill-of-lading.ts';
import { certificateOfOriginPdfInput } from './documents/certificate-of-origin.ts';
import { cmrNotePdfInput } from './documents/cmr-note.ts';
import { commercialInvoicePdfInput } from './documents/commercial-invoice.ts';
import { deliveryOrderPdfInput } from './documents/delivery-order.ts';
import { insuranceCertificatePdfInput } from './documents/insurance-certificate.ts';
import { packingListPdfInput } from './documents/packing-list.ts';
import type { PrintedDocument } from './form-pdf.ts';
import type { PdfInputs } from './pdf-kinds.ts';

/** A document of any type, with the fields of its type. */
export type DocumentToPrint = { [Type in DocumentType]: PrintedDocument<Type> }[DocumentType];

/** The first two arguments of `PdfRenderer.render`. */
type KindAndInput = [kind: DocumentType, input: PdfInputs[DocumentType]];

/** Converts a document into the input of its template. */
export function documentPdfInput(document: DocumentToPrint, settings: { publicUrl: string }): KindAndInput {
  switch (document.document_type) {
    case 'bill_of_lading':
      return ['bill_of_lading', billOfLadingPdfInput(document, settings)];
    case 'airway_bill':
      return ['airway_bill', airWaybillPdfInput(document, settings)];
    case 'cmr_note':
      return ['cmr_note', cmrNotePdfInput(document, settings)];
    case 'packing_list':
      return ['packing_list', packingListPdfInput(document, settings)];
    case 'commercial_invoice':
      return ['commercial_invoice', commercialInvoicePdfInput(document, settings)];
    case 'certificate_of_origin':
      return ['certificate_of_origin', certificateOfOriginPdfInput(document, settings)];
    case 'insurance_certificate':
      return ['insurance_certificate', insuranceCertificatePdfInput(document, settings)];
    case 'arrival_notice':
      return ['arrival_notice', arrivalNoticePdfInput(document, settings)];
    case 'delivery_order':
      return ['delivery_order', deliveryOrderPdfInput(document, settings)];
  }
}
