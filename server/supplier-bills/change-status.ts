import { type BillStatus, billMayBecome } from '#domain/supplier-bills/bill-status.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { readerOf } from '../shipment-records/reader.ts';
import type { SupplierBillsContext } from './operations.ts';
import { lockSupplierBill, type SupplierBillRecord, setBillStatus } from './supplier-bills-table.ts';
import { isBillOfReader } from './visible-bills.ts';

const ACTIONS = {
  approved: 'supplierBills.approve',
  disputed: 'supplierBills.dispute',
  reversed: 'supplierBills.reverse',
} as const;

/** Locks a bill that the caller may see. */
export function lockBillFor(
  transaction: Transaction,
  context: SupplierBillsContext,
  id: string,
): Promise<SupplierBillRecord | undefined> {
  return lockSupplierBill(transaction, id, isBillOfReader(readerOf(signedIn(context))));
}

/** Changes the status of a locked bill and writes the history. False, and no change, where its status does not allow it. */
export async function changeStatus(
  transaction: Transaction,
  context: SupplierBillsContext,
  bill: SupplierBillRecord,
  { status, reason }: { status: Exclude<BillStatus, 'recorded'>; reason: string },
): Promise<boolean> {
  if (!billMayBecome(bill.status, status)) return false;
  await setBillStatus(transaction, bill.id, { status, reason, updated_at: context.now() });
  await writeAudit(transaction, {
    actor_id: signedIn(context).user_id,
    action: ACTIONS[status],
    subject_type: 'supplier_bill',
    subject_id: bill.id,
    detail: {
      number: bill.number,
      amount: { amount: bill.amount, currency: bill.currency },
      from: bill.status,
      status,
      ...(reason && { reason }),
    },
  });
  return true;
}
