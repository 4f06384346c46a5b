import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { Money } from '#domain/money/money.ts';
import { OrganisationTerms } from '#domain/organisations/organisation.ts';
import { AboveZero, Reference } from '../invoices/payments.ts';
import { operation } from '../operation/operation.ts';
import { NO_COMPANY, OrganisationId } from './organisation-records.ts';

/** Amounts in cents of `currency`. */
export const Credit = OrganisationTerms.pick({
  credit_status: true,
  credit_limit_cents: true,
  payment_terms_days: true,
}).extend({
  name: z.string(),
  currency: z.string(),
  /** Of unpaid invoices. */
  due_cents: z.number().int(),
  overdue_cents: z.number().int(),
  /** Of confirmed shipments that are not invoiced yet. */
  unbilled_cents: z.number().int(),
  /** Due and unbilled. */
  used_cents: z.number().int(),
  /** Negative beyond the limit; null without a limit. */
  available_cents: z.number().int().nullable(),
  /** Due and unbilled in currencies that the limit does not cover. */
  other_currencies: z.array(z.object({ currency: z.string(), amount_cents: z.number().int() })),
  /** Credited after payments and not refunded, by currency; it does not lower what is used. */
  credit_balances: z.array(Money),
});
export type Credit = z.infer<typeof Credit>;

/** An invoice of a former system that an import recorded. */
export const OpeningBalance = z.object({
  id: z.uuid(),
  /** The number of the invoice in the former system. */
  reference: z.string(),
  amount_cents: z.number().int(),
  /** ISO 4217. */
  currency: z.string(),
  issued_on: z.iso.date(),
  due_on: z.iso.date(),
  note: z.string(),
  /** When the last of it was paid; null while something is due. */
  paid_at: z.date().nullable(),
  /** What is still to be paid. */
  due: Money,
  /** In the order of their recording; none of balances that were paid before payments were recorded with them. */
  payments: z.array(
    z.object({
      id: z.uuid(),
      amount: Money,
      /** The value date. */
      paid_at: z.date(),
      reference: z.string(),
    }),
  ),
});
export type OpeningBalance = z.infer<typeof OpeningBalance>;

/** What companies owe. */
export const organisationCredit = {
  credit: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/credit',
    summary: 'The credit status and limit of a company, and what it owes',
  })
    .input(OrganisationId)
    .output(Credit)
    .errors({ NOT_FOUND: NO_COMPANY }),

  openingBalances: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/opening-balances',
    summary: 'A company’s opening balances (unpaid invoices from a former system), by due date; at most 500',
  })
    .input(OrganisationId)
    .output(z.object({ opening_balances: z.array(OpeningBalance) }))
    .errors({ NOT_FOUND: NO_COMPANY }),

  recordBalancePayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/organisations/{id}/opening-balances/{balance_id}/payment',
    summary:
      'Record a payment of an opening balance: all that is due unless `amount` says how much, now unless `paid_at` says when',
    changes: ['organisations', 'invoices', 'audit'],
  })
    .input(
      OrganisationId.extend({
        balance_id: z.uuid(),
        /** All that is due unless given, and at most that. */
        amount: AboveZero.optional(),
        /** The value date; now unless given. */
        paid_at: Moment.optional(),
        reference: Reference,
      }),
    )
    .output(OpeningBalance)
    .errors({
      NOT_FOUND: NO_COMPANY,
      ALREADY_PAID: { status: 409, message: 'This balance has already been paid.' },
      IN_FUTURE: { status: 422, message: 'The payment date can’t be in the future.' },
      BEFORE_ISSUE: { status: 422, message: 'The payment date can’t be before the invoice date.' },
    }),
};
