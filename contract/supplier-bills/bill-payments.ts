import * as z from 'zod';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { Reference } from '../invoices/payments.ts';
import { operation } from '../operation/operation.ts';
import { BILL_WRITES, BillId, NO_BILL, REQUIRED_BILL_REASON, SupplierBill } from './bill-records.ts';

/** Part of the area `supplierBills`: a bill is paid whole. */
export const billPayments = {
  recordPayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/supplier-bills/{id}/payment',
    summary: 'Record the payment of an approved bill: its whole amount',
    changes: BILL_WRITES,
  })
    .input(
      z.object({
        ...BillId.shape,
        /** The value date. */
        paid_on: calendarDate('Enter the date of the payment.'),
        reference: Reference,
      }),
    )
    .output(SupplierBill)
    .errors({
      NOT_FOUND: NO_BILL,
      NOT_APPROVED: { status: 409, message: 'Only an approved bill can be paid.' },
      ALREADY_PAID: { status: 409, message: 'This bill has already been paid.' },
      IN_FUTURE: { status: 422, message: 'The payment date can’t be in the future.' },
      BEFORE_BILL: { status: 422, message: 'The payment date can’t be before the date of the bill.' },
    }),

  reversePayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/supplier-bills/{id}/payment/reversal',
    summary: 'Reverse the payment of a bill, such as a returned transfer: the bill is unpaid again',
    changes: BILL_WRITES,
  })
    .input(BillId.extend({ reason: REQUIRED_BILL_REASON }))
    .output(SupplierBill)
    .errors({
      NOT_FOUND: NO_BILL,
      NOT_PAID: { status: 409, message: 'This bill is not paid.' },
    }),
};
