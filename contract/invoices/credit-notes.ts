import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { EnteredMoney, Money } from '#domain/money/money.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { operation } from '../operation/operation.ts';
import { InvoiceNumber, NO_INVOICE, Reason } from './invoice-records.ts';

/** Part of the area `invoices`. */
export const creditNotes = {
  credit: operation({
    access: 'staff',
    method: 'POST',
    path: '/invoices/{number}/credit-notes',
    location: '/invoices/{number}',
    summary: 'Issue a credit note for an invoice or some of its lines, and notify the client',
    changes: [
      'invoices',
      'portal',
      'notifications',
      'charges',
      'rates.margins',
      'shipments',
      'shipmentFile',
      'fleet',
      'tracking',
      'audit',
    ],
    status: 201,
  })
    .input(
      InvoiceNumber.extend({
        reason: Reason,
        /** Whether the next invoice states the credited amounts again. Otherwise they lower the price of the shipment. */
        billable: z.boolean().default(false),
        /** All that is left of the invoice unless given. */
        lines: z
          .array(
            z.object({
              /** Its place on the invoice, from 1. */
              line: z.number().int().min(1).max(10_000),
              /** Without VAT, at most what is left of the line; negative for a line with a negative amount. */
              amount: EnteredMoney,
            }),
          )
          .min(1)
          .max(1_000)
          .refine(
            (lines) => new Set(lines.map(({ line }) => line)).size === lines.length,
            'Name each line once.',
          )
          .optional(),
      }),
    )
    .output(z.object({ number: z.string() }))
    .errors({
      NOT_FOUND: NO_INVOICE,
      CREDIT_NOTE: { status: 409, message: 'This is a credit note. Only invoices can be credited.' },
      VOID: { status: 409, message: 'This invoice is void.' },
      ALREADY_CREDITED: { status: 409, message: 'This invoice has already been credited in full.' },
      NOT_POSITIVE: { status: 422, message: 'The total of a credit note must be above 0.' },
      ABOVE_INVOICE: { status: 409, message: 'The credit is more than what is left of this invoice.' },
      ABOVE_PRICE: {
        status: 409,
        message: 'The credit is more than the price of the shipment. Keep the amounts billable instead.',
      },
    }),

  recordRefund: operation({
    access: 'staff',
    method: 'POST',
    path: '/invoices/{number}/refunds',
    summary:
      'Record that a credit note for a paid invoice was refunded or set off, now unless `refunded_at` says when',
    changes: ['invoices', 'portal', 'organisations', 'audit'],
  })
    .input(
      InvoiceNumber.extend({
        /** All that can be refunded unless given. */
        amount: EnteredMoney.refine(({ amount }) => amount > 0, 'Enter an amount above 0.').optional(),
        refunded_at: Moment.optional(),
        /** Of the payment, or the number of the invoice that it was set off against. */
        reference: plainText('Enter a reference.').max(100, 'At most 100 characters.').default(''),
      }),
    )
    .output(z.object({ number: z.string(), amount: Money, refunded_at: z.string() }))
    .errors({
      NOT_FOUND: NO_INVOICE,
      NOT_CREDIT_NOTE: { status: 409, message: 'This is an invoice. Only credit notes are refunded.' },
      NOTHING_TO_REFUND: { status: 409, message: 'Nothing of this credit note is left to refund.' },
      IN_FUTURE: { status: 422, message: 'The refund date can’t be in the future.' },
      BEFORE_ISSUE: { status: 422, message: 'The refund date can’t be before the date of the credit note.' },
    }),
};
