import * as z from 'zod';
import { Money } from '#domain/money/money.ts';
import { BILL_STATUSES } from '#domain/supplier-bills/bill-status.ts';
import { plainText } from '#domain/validation/plain-text.ts';

/** A supplier bill in the list. Amounts are in the currency of the bill, and net of VAT unless they say otherwise. */
export const SupplierBillRow = z.object({
  id: z.uuid(),
  supplier: z.object({ id: z.uuid(), name: z.string() }),
  /** The supplier’s own number. */
  number: z.string(),
  billed_on: z.iso.date(),
  due_on: z.iso.date(),
  status: z.enum(BILL_STATUSES),
  /**
   * Whether a line exceeds the tolerance, so that an admin has to approve the bill with a reason. Lists state it and `expected` as of
   * the recording; one bill is compared with its costs as they are until it is approved.
   */
  needs_approval: z.boolean(),
  /** The sum of the lines. */
  amount: Money,
  vat: Money,
  /** What is to be paid: the amount and the VAT. */
  total: Money,
  /** What the matched costs come to. */
  expected: Money,
  /** The amount less what was expected: positive where the supplier bills more. */
  variance: Money,
  /** Why it was approved above the tolerance, disputed or reversed. */
  reason: z.string(),
  /** The value date of its payment; null until it is paid. */
  paid_on: z.iso.date().nullable(),
  recorded_by: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type SupplierBillRow = z.infer<typeof SupplierBillRow>;

/** A line, and the cost that it is matched to. */
const SupplierBillLine = z.object({
  charge_code: z.string(),
  description: z.string(),
  amount: Money,
  expected: Money,
  variance: Money,
  /** Whether it exceeds the tolerance. */
  needs_approval: z.boolean(),
  /** The shipment of the charge; null for a cost of a carrier booking. */
  tracking_number: z.string().nullable(),
  /** The number of the charge in the shipment; null for an unexpected cost until its bill is approved. */
  charge: z.number().int().nullable(),
  carrier_booking: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type SupplierBillLine = z.infer<typeof SupplierBillLine>;

/** A payment of a whole bill. It never changes; a reversal takes it back. */
const SupplierBillPayment = z.object({
  id: z.uuid(),
  /** The total of the bill, with VAT. */
  amount: Money,
  /** The value date. */
  paid_on: z.iso.date(),
  reference: z.string(),
  recorded_at: z.date(),
  reversed_at: z.date().nullable(),
  reversal_reason: z.string().nullable(),
});

export const SupplierBill = SupplierBillRow.extend({
  lines: z.array(SupplierBillLine),
  /** Oldest first, also reversed ones; at most the last one counts. */
  payments: z.array(SupplierBillPayment),
});
export type SupplierBill = z.infer<typeof SupplierBill>;

/** A cost that a line can be matched to: no supplier has billed it. */
export const OpenCost = z.object({
  charge_code: z.string(),
  description: z.string(),
  amount: Money,
  tracking_number: z.string().nullable(),
  /** The number of the charge in the shipment. */
  number: z.number().int().nullable(),
  carrier_cost_id: z.uuid().nullable(),
  carrier_booking: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type OpenCost = z.infer<typeof OpenCost>;

/** Approved bills that are not paid, in one currency. */
export const OwedToSuppliers = z.object({
  /** How many bills. */
  count: z.number().int(),
  /** With VAT, like `overdue`. */
  amount: Money,
  /** What of the amount is due before today (UTC). */
  overdue: Money,
});
export type OwedToSuppliers = z.infer<typeof OwedToSuppliers>;

export const BillId = z.object({ id: z.uuid() });
export const NO_BILL = { status: 404, message: 'No such supplier bill.' } as const;
export const BILL_REASON = plainText('Enter the reason.').max(300, 'At most 300 characters.');
export const REQUIRED_BILL_REASON = BILL_REASON.min(1, 'Enter the reason.');
export const BILL_WRITES = ['supplierBills', 'audit'];
