import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { Money } from '#domain/money/money.ts';
import { operation } from '../operation/operation.ts';
import { Reason } from './invoice-records.ts';
import { AboveZero, NO_PAYMENT, Reference, SOME_BRANCHES } from './payments.ts';

const Refunded = z.object({
  /** Of the payment. */
  id: z.uuid(),
  refund_id: z.uuid(),
  /** The sum of the refunds in force. */
  refunded: Money,
  /** What of the payment neither pays an invoice nor was refunded. */
  on_account: Money,
});

/** Part of the area `invoices`: refunds of what payments left on account. */
export const paymentRefunds = {
  refundPayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/payments/{id}/refunds',
    summary:
      'Record a refund of what a payment has left on the account of its company, now unless `refunded_at` says when',
    changes: ['invoices', 'portal', 'organisations', 'audit'],
    status: 201,
  })
    .input(
      z.object({
        id: z.uuid(),
        /** At most what the payment has left on account. */
        amount: AboveZero,
        /** The value date; now unless given. */
        refunded_at: Moment.optional(),
        reference: Reference,
        reason: Reason,
      }),
    )
    .output(Refunded)
    .errors({
      NOT_FOUND: NO_PAYMENT,
      SOME_BRANCHES,
      REVERSED: { status: 409, message: 'This payment has been reversed.' },
      NOTHING_ON_ACCOUNT: { status: 409, message: 'Nothing of this payment is on account.' },
      IN_FUTURE: { status: 422, message: 'The refund date can’t be in the future.' },
      BEFORE_PAYMENT: { status: 422, message: 'The refund date can’t be before the date of the payment.' },
    }),

  reversePaymentRefund: operation({
    access: 'staff',
    method: 'POST',
    path: '/payments/{id}/refunds/{refund_id}/reversal',
    summary: 'Reverse a refund, such as a returned transfer: its amount is on account again',
    changes: ['invoices', 'portal', 'organisations', 'audit'],
  })
    .input(z.object({ id: z.uuid(), refund_id: z.uuid(), reason: Reason }))
    .output(Refunded)
    .errors({
      NOT_FOUND: { status: 404, message: 'No such refund.' },
      SOME_BRANCHES,
      ALREADY_REVERSED: { status: 409, message: 'This refund has already been reversed.' },
    }),
};
