import type { AirWaybillPaper } from './air-waybill-paper.ts';
import type { BillOfLadingPaper } from './bill-of-lading-paper.ts';
import type { CertificateOfOriginPaper } from './certificate-of-origin-paper.ts';
import type { CommercialInvoicePaper } from './commercial-invoice-paper.ts';
import type { InsuranceCertificatePaper } from './insurance-certificate-paper.ts';
import type { PackingListPaper } from './packing-list-paper.ts';
import type { InvoicePaper } from './paper.ts';

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
