import type { AirWaybillPaper } from './air-waybill-paper.ts';
import type { BillOfLadingPaper } from './bill-of-lading-paper.ts';
import type { FormPaper } from './form-paper.ts';
import type { InvoicePaper } from './paper.ts';

/** Every paper that can be made, by the name of its file. */
export interface PaperKinds {
  invoice: InvoicePaper;
  bill_of_lading: BillOfLadingPaper;
  airway_bill: AirWaybillPaper;
  packing_list: FormPaper;
  commercial_invoice: FormPaper;
  certificate_of_origin: FormPaper;
  insurance_certificate: FormPaper;
}
export type PaperKind = keyof PaperKinds;
