import type { AirWaybillPdfInput } from './documents/air-waybill.ts';
import type { ArrivalNoticePdfInput } from './documents/arrival-notice.ts';
import type { BillOfLadingPdfInput } from './documents/bill-of-lading.ts';
import type { CertificateOfOriginPdfInput } from './documents/certificate-of-origin.ts';
import type { CmrNotePdfInput } from './documents/cmr-note.ts';
import type { CommercialInvoicePdfInput } from './documents/commercial-invoice.ts';
import type { DeliveryOrderPdfInput } from './documents/delivery-order.ts';
import type { InsuranceCertificatePdfInput } from './documents/insurance-certificate.ts';
import type { PackingListPdfInput } from './documents/packing-list.ts';
import type {
  BookingConfirmationPdfInput,
  InvoicePdfInput,
  OfferPdfInput,
  StatementPdfInput,
} from './pdf-input-types.ts';

/** The input of each kind of PDF, by the name of its template. */
export interface PdfInputs {
  invoice: InvoicePdfInput;
  offer: OfferPdfInput;
  statement: StatementPdfInput;
  booking_confirmation: BookingConfirmationPdfInput;
  bill_of_lading: BillOfLadingPdfInput;
  airway_bill: AirWaybillPdfInput;
  cmr_note: CmrNotePdfInput;
  packing_list: PackingListPdfInput;
  commercial_invoice: CommercialInvoicePdfInput;
  certificate_of_origin: CertificateOfOriginPdfInput;
  insurance_certificate: InsuranceCertificatePdfInput;
  arrival_notice: ArrivalNoticePdfInput;
  delivery_order: DeliveryOrderPdfInput;
}
export type PdfKind = keyof PdfInputs;
