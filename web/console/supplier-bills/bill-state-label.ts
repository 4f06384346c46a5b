import type { SupplierBillRow } from '#contract/supplier-bills/bill-records.ts';
import { billPaymentState } from '#domain/supplier-bills/bill-payment.ts';
import { codeLabel } from '../shipment-file/file-text.ts';

/** 'Recorded', 'Approved', 'Paid': the status of a bill, or that it is paid. */
export function billStateLabel(bill: Pick<SupplierBillRow, 'status' | 'paid_on'>): string {
  return billPaymentState(bill) === 'paid' ? 'Paid' : codeLabel(bill.status);
}
