import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { PAYMENT_REFERENCE_LENGTH } from '#domain/invoices/payment.ts';
import { EnteredMoney, Money } from '#domain/money/money.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { InvoiceNumber, Reason } from './invoice-records.ts';

/** How many invoices a payment can pay at once. */
const MAX_ALLOCATIONS = 200;

/** Of the bank, or how it was paid. */
export const Reference = plainText('Enter a reference.')
  .max(PAYMENT_REFERENCE_LENGTH, `At most ${PAYMENT_REFERENCE_LENGTH} characters.`)
  .default('');
const Received = z.object({
  /** The value date; now unless given. */
  paid_at: Moment.optional(),
  reference: Reference,
});

export const AboveZero = EnteredMoney.refine(({ amount }) => amount > 0, 'Enter an amount above 0.');

/** A payment of a company. */
export const Payment = z.object({
  id: z.uuid(),
  amount: Money,
  /** What of it neither pays an invoice nor was refunded; 0 once it is reversed. */
  on_account: Money,
  /** The sum of its refunds in force. */
  refunded: Money,
  received_at: z.date(),
  reference: z.string(),
  created_at: z.date(),
  /** The name of the person, for staff; null for clients, and where the account no longer exists. */
  recorded_by: z.string().nullable(),
  reversed_at: z.date().nullable(),
  reversal_reason: z.string().nullable(),
  /** The invoices that it pays; those of a reversed payment are to be paid again. */
  allocations: z.array(z.object({ number: z.string(), amount: Money })),
  /** Of what it left on account, oldest first, also reversed ones. */
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amount: Money,
      refunded_at: z.date(),
      reference: z.string(),
      reason: z.string(),
      reversed_at: z.date().nullable(),
      reversal_reason: z.string().nullable(),
    }),
  ),
});
export type Payment = z.infer<typeof Payment>;

const Allocations = z
  .array(z.object({ number: InvoiceNumber.shape.number, amount: AboveZero }))
  .max(MAX_ALLOCATIONS, `At most ${MAX_ALLOCATIONS} invoices.`)
  .refine(
    (parts) => new Set(parts.map(({ number }) => number.toUpperCase())).size === parts.length,
    'Name each invoice once.',
  );

const Allocated = z.object({
  id: z.uuid(),
  /** What of the payment pays invoices. */
  allocated: Money,
  /** What of the payment pays no invoice yet. */
  on_account: Money,
});

const Organisation = z.object({ id: z.uuid() });
export const NO_PAYMENT = { status: 404, message: 'No such payment.' } as const;
const NO_COMPANY = { status: 404, message: 'No such company.' } as const;
export const SOME_BRANCHES = {
  status: 403,
  message: 'Your access is limited to some branches, and this covers all of them.',
} as const;

/** Part of the area `invoices`. */
export const payments = {
  recordPayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/invoices/{number}/payment',
    summary:
      'Record a payment of an invoice: all that is due unless `amount` says how much, now unless `paid_at` says when',
    changes: ['invoices', 'portal', 'organisations', 'audit'],
  })
    .input(
      InvoiceNumber.extend({
        ...Received.shape,
        /** All that is due unless given. What is more than that is credited to the account of the company. */
        amount: AboveZero.optional(),
      }),
    )
    .output(
      z.object({
        number: z.string(),
        paid_at: z.string(),
        /** Null where nothing was due. */
        payment_id: z.uuid().nullable(),
        /** What of the payment pays the invoice. */
        paid: Money,
        /** What is still to be paid of the invoice. */
        due: Money,
        /** What of the payment pays no invoice yet. */
        on_account: Money,
      }),
    )
    .errors({
      NOT_FOUND: { status: 404, message: 'No such invoice.' },
      CREDIT_NOTE: { status: 409, message: 'This is a credit note. Nothing is paid on it.' },
      VOID: { status: 409, message: 'This invoice is void.' },
      ALREADY_CREDITED: {
        status: 409,
        message: 'This invoice has been credited in full. No payment is due.',
      },
      ALREADY_PAID: { status: 409, message: 'This invoice has already been paid.' },
      IN_FUTURE: { status: 422, message: 'The payment date can’t be in the future.' },
      BEFORE_ISSUE: { status: 422, message: 'The payment date can’t be before the invoice date.' },
    }),

  reversePayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/payments/{id}/reversal',
    summary: 'Reverse a payment, such as a returned direct debit: its invoices are to be paid again',
    changes: ['invoices', 'portal', 'organisations', 'audit'],
  })
    .input(
      z.object({
        id: z.uuid(),
        reason: Reason,
      }),
    )
    .output(z.object({ id: z.uuid(), reversed_at: z.date() }))
    .errors({
      NOT_FOUND: NO_PAYMENT,
      ALREADY_REVERSED: { status: 409, message: 'This payment has already been reversed.' },
      HAS_REFUNDS: {
        status: 409,
        message: 'A part of this payment was refunded. Reverse the refund first.',
      },
      REFUNDED: {
        status: 409,
        message: 'A credit that this payment left was refunded, so the payment can’t be reversed.',
      },
    }),

  payments: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/organisations/{id}/payments',
    list: { records: 'payments', of: 'parent' },
    summary: 'The payments of a company, newest first; customers get their own only',
  })
    .input(
      Organisation.extend({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        payments: z.array(Payment),
        next: z.string().nullable(),
        on_account: z.array(Money).meta({
          description:
            'What of all payments of the company neither pays an invoice nor was refunded, by currency.',
        }),
      }),
    )
    .errors({ NOT_FOUND: NO_COMPANY, SOME_BRANCHES }),

  receivePayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/organisations/{id}/payments',
    summary: 'Record a payment of a company for several of its invoices; the rest is credited to its account',
    changes: ['invoices', 'portal', 'organisations', 'audit'],
    status: 201,
  })
    .input(
      Organisation.extend({
        ...Received.shape,
        amount: AboveZero,
        /** Of invoices in the currency of the payment; nothing unless given. */
        allocations: Allocations.default([]),
      }),
    )
    .output(Allocated)
    .errors({
      NOT_FOUND: NO_COMPANY,
      SOME_BRANCHES,
      IN_FUTURE: { status: 422, message: 'The payment date can’t be in the future.' },
    }),

  allocatePayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/payments/{id}/allocations',
    summary: 'Pay invoices of a company with what a payment has left on its account',
    changes: ['invoices', 'portal', 'organisations', 'audit'],
    status: 201,
  })
    .input(z.object({ id: z.uuid(), allocations: Allocations.min(1, 'Name at least one invoice.') }))
    .output(Allocated)
    .errors({
      NOT_FOUND: NO_PAYMENT,
      SOME_BRANCHES,
      REVERSED: { status: 409, message: 'This payment has been reversed.' },
    }),
};
