import type { AirWaybillPaper } from './documents/air-waybill.ts';
import type { BillOfLadingPaper } from './documents/bill-of-lading.ts';
import type { CertificateOfOriginPaper } from './documents/certificate-of-origin.ts';
import type { CommercialInvoicePaper } from './documents/commercial-invoice.ts';
import type { InsuranceCertificatePaper } from './documents/insurance-certificate.ts';
import type { PackingListPaper } from './documents/packing-list.ts';
import type { InvoicePaper } from './pdf-input-types.ts';

/** Every paper that can be made, by the name of its file. */
export interface PaperKinds {
  invoice: InvoicePaper;
  bill_of_lading: BillOfLadingPaper;
  airway_bill: AirWaybillPaper;
  packing_list: PackingListPaper;
  commercial_invoice: CommercialInvoicePaper;
  certificate_of_origin: CertificateOfOriginPaper;
  insurance_certificate: InsuranceCertificatePaper;
}
export type PaperKind = keyof PaperKinds;
