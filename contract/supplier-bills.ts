import * as z from 'zod';
import { BILL_PAYMENT_STATES } from '#domain/supplier-bills/bill-payment.ts';
import { BILL_STATUSES } from '#domain/supplier-bills/bill-status.ts';
import { SupplierBillFields } from '#domain/supplier-bills/supplier-bill.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';
import { billPayments } from './supplier-bills/bill-payments.ts';
import {
  BILL_REASON,
  BILL_WRITES,
  BillId,
  NO_BILL,
  OpenCost,
  OwedToSuppliers,
  REQUIRED_BILL_REASON,
  SupplierBill,
  SupplierBillRow,
} from './supplier-bills/bill-records.ts';

const WRONG_STATUS = {
  status: 409,
  message: 'The bill can’t change from its current status to that one. Reload it.',
} as const;
const CHARGE_WRITES = [...BILL_WRITES, 'charges', 'carrierBookings', 'rates.margins', 'shipments'];

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
        /** `unpaid`: approved and not paid. */
        payment: z.enum(BILL_PAYMENT_STATES).optional(),
        supplier_id: z.uuid().optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        supplier_bills: z.array(SupplierBillRow),
        next: z.string().nullable(),
        owed: z.array(OwedToSuppliers).nullable().meta({
          description:
            'What approved bills that are not paid come to, by currency: those that `q` and `supplier_id` select, on all pages. Only with the first page, and not with `updated_since`.',
        }),
      }),
    ),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/supplier-bills/{id}',
    summary: 'A bill of a supplier with its lines',
  })
    .input(BillId)
    .output(SupplierBill)
    .errors({ NOT_FOUND: NO_BILL }),

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
    changes: BILL_WRITES,
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
    .input(BillId.extend({ reason: BILL_REASON.default('') }))
    .output(SupplierBill)
    .errors({
      NOT_FOUND: NO_BILL,
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
    changes: BILL_WRITES,
  })
    .input(BillId.extend({ reason: REQUIRED_BILL_REASON }))
    .output(SupplierBill)
    .errors({ NOT_FOUND: NO_BILL, WRONG_STATUS }),

  reverse: operation({
    access: 'staff',
    method: 'POST',
    path: '/supplier-bills/{id}/reverse',
    summary:
      'Reverse a bill with a reason: its costs are as expected again, and its number can be recorded again',
    changes: CHARGE_WRITES,
  })
    .input(BillId.extend({ reason: REQUIRED_BILL_REASON }))
    .output(SupplierBill)
    .errors({
      NOT_FOUND: NO_BILL,
      WRONG_STATUS,
      PAID: { status: 409, message: 'This bill is paid. Reverse its payment first.' },
      COST_CHANGED: {
        status: 409,
        message: 'A cost of this bill has changed since it was approved. Check the charges of its shipments.',
      },
    }),

  ...billPayments,
};
