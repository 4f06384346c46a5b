import * as z from 'zod';
import { Money } from '#domain/money/money.ts';
import { BILL_STATUSES } from '#domain/supplier-bills/bill-status.ts';
import { SupplierBillFields } from '#domain/supplier-bills/supplier-bill.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

const Id = z.object({ id: z.uuid() });

/** A supplier bill in the list. Amounts are net of VAT, in the currency of the bill. */
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
  amount: Money,
  /** What the matched costs come to. */
  expected: Money,
  /** The amount less what was expected: positive where the supplier bills more. */
  variance: Money,
  /** Why it was approved above the tolerance, disputed or reversed. */
  reason: z.string(),
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

export const SupplierBill = SupplierBillRow.extend({ lines: z.array(SupplierBillLine) });
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

const NOT_FOUND = { status: 404, message: 'No such supplier bill.' } as const;
const WRONG_STATUS = {
  status: 409,
  message: 'The bill can’t change from its current status to that one. Reload it.',
} as const;
const Reason = plainText('Enter the reason.').max(300, 'At most 300 characters.');
const RequiredReason = Reason.min(1, 'Enter the reason.');

const WRITES = ['supplierBills', 'audit'];
const CHARGE_WRITES = [...WRITES, 'charges', 'carrierBookings', 'rates.margins', 'shipments'];

export const supplierBills = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/supplier-bills',
    list: { records: 'supplier_bills', of: 'everyone' },
    summary: 'The bills of suppliers, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** The beginning of the number, words of the supplier’s name, or the beginning of a tracking number. */
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        status: z.enum(BILL_STATUSES).optional(),
        supplier_id: z.uuid().optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ supplier_bills: z.array(SupplierBillRow), next: z.string().nullable() })),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/supplier-bills/{id}',
    summary: 'A bill of a supplier with its lines',
  })
    .input(Id)
    .output(SupplierBill)
    .errors({ NOT_FOUND }),

  openCosts: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/open-costs',
    summary: 'Costs of a shipment and of its carrier bookings that no supplier has billed',
  })
    .input(TrackingNumber)
    .output(z.object({ open_costs: z.array(OpenCost) }))
    .errors({ NOT_FOUND: { status: 404, message: 'No such shipment.' } }),

  record: operation({
    access: 'staff',
    method: 'POST',
    path: '/supplier-bills',
    location: '/supplier-bills/{id}',
    summary: 'Record a bill of a supplier, each line matched to a cost in its currency',
    changes: WRITES,
    status: 201,
  })
    .input(SupplierBillFields)
    .output(SupplierBill)
    .errors({
      ALREADY_RECORDED: {
        status: 409,
        message: 'A bill of this supplier with this number is already recorded.',
      },
    }),

  approve: operation({
    access: 'staff',
    method: 'POST',
    path: '/supplier-bills/{id}/approve',
    summary:
      'Approve a bill: its costs are billed at its amounts. Above the tolerance, admins only and with a reason',
    changes: CHARGE_WRITES,
  })
    .input(Id.extend({ reason: Reason.default('') }))
    .output(SupplierBill)
    .errors({
      NOT_FOUND,
      WRONG_STATUS,
      ADMIN_ONLY: {
        status: 403,
        message: 'The bill exceeds the tolerance. Ask an admin to approve it.',
      },
      OWN_BILL: { status: 403, message: 'You recorded this bill. Another admin must approve it.' },
      COST_CHANGED: {
        status: 409,
        message:
          'A cost of this bill has been billed or reversed since, or is in another currency. Reverse the bill and record it again.',
      },
      NO_EXCHANGE_RATE: {
        status: 409,
        message: 'There is no exchange rate for the date of the bill. Add one under Rates.',
      },
    }),

  dispute: operation({
    access: 'staff',
    method: 'POST',
    path: '/supplier-bills/{id}/dispute',
    summary: 'Dispute a bill that is not approved, with a reason',
    changes: WRITES,
  })
    .input(Id.extend({ reason: RequiredReason }))
    .output(SupplierBill)
    .errors({ NOT_FOUND, WRONG_STATUS }),

  reverse: operation({
    access: 'staff',
    method: 'POST',
    path: '/supplier-bills/{id}/reverse',
    summary:
      'Reverse a bill with a reason: its costs are as expected again, and its number can be recorded again',
    changes: CHARGE_WRITES,
  })
    .input(Id.extend({ reason: RequiredReason }))
    .output(SupplierBill)
    .errors({
      NOT_FOUND,
      WRONG_STATUS,
      COST_CHANGED: {
        status: 409,
        message: 'A cost of this bill has changed since it was approved. Check the charges of its shipments.',
      },
    }),
};
