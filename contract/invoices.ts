import * as z from 'zod';
import { PAPER_SIZES } from '#domain/documents/paper-size.ts';
import { Money } from '#domain/money/money.ts';
import {
  Invoice,
  InvoiceKind,
  InvoiceNumber,
  InvoiceRow,
  NO_INVOICE,
  Reason,
  VatGroup,
} from './invoices/invoice-records.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { CREDIT_HOLD, CREDIT_LIMIT, CreditReason } from './shipments/credit-hold.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

/** The paper size; by default the usual one in the origin country. */
const PaperSize = z.enum(PAPER_SIZES);

export const invoices = {
  mine: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/invoices',
    list: { records: 'invoices', of: 'reader' },
    summary: 'Your invoices, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** A tracking number. */
        shipment: z.string().trim().max(40).optional(),
        /** Invoices and credit notes unless given. */
        kind: InvoiceKind.optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ invoices: z.array(InvoiceRow), next: z.string().nullable() })),

  find: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/invoices/{number}',
    summary: 'One of your invoices with its lines; staff can get any',
  })
    .input(InvoiceNumber)
    .output(Invoice)
    .errors({ NOT_FOUND: NO_INVOICE }),

  pdf: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/invoices/{number}/pdf',
    summary: 'One of your invoices as a PDF file; staff can get any',
    limit: { calls: 120, minutes: 10 },
  })
    .input(InvoiceNumber.extend({ size: PaperSize.optional() }))
    .output(z.file().mime(['application/pdf']))
    .errors({
      NOT_FOUND: NO_INVOICE,
      PDF_UNAVAILABLE: {
        status: 503,
        message: 'The PDF could not be created just now. Try again in a moment.',
      },
    }),

  ofShipment: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/invoice',
    summary:
      'The invoices of a shipment that are not void and its credit notes, newest first, and what the next invoice would state',
  })
    .input(TrackingNumber)
    .output(
      z.object({
        /** The newest invoice; null if there is none. */
        invoice: InvoiceRow.nullable(),
        invoices: z.array(InvoiceRow),
        /** What no invoice states yet; null if there is nothing to invoice. */
        unbilled: z
          .object({
            /** Net. */
            total: Money,
            vat: Money,
            gross: Money,
            vat_groups: z.array(VatGroup),
            lines: z.array(z.object({ description: z.string(), amount: Money })),
          })
          .nullable(),
      }),
    ),

  issue: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/invoice',
    location: '/invoices/{number}',
    summary:
      'Invoice what no invoice of a shipment states yet, due by the terms of its company, and notify the client',
    changes: ['invoices', 'portal', 'notifications'],
    status: 201,
  })
    .input(
      CreditReason.extend({
        tracking_number: z.string().trim().min(1).max(40),
        /** The fields in `unconfirmed` whose proposed value is right. */
        confirmed: z
          .array(z.enum(['price']))
          .max(10)
          .default([]),
      }),
    )
    .output(z.object({ number: z.string() }))
    .errors({
      UNKNOWN_SHIPMENT: NO_SHIPMENT,
      ALREADY_INVOICED: {
        status: 409,
        message: 'This shipment has already been invoiced. Add a charge to it to invoice more.',
        data: z.object({ number: z.string() }),
      },
      SHIPMENT_CANCELLED: {
        status: 409,
        message: 'This shipment is cancelled. Add a charge, such as a cancellation fee, to invoice it.',
      },
      UNCONFIRMED: {
        status: 422,
        message: 'The price of this shipment is indicative. Confirm it before you issue the invoice.',
        data: z.object({
          unconfirmed: z.array(z.object({ field: z.literal('price'), label: z.string(), value: Money })),
        }),
      },
      CREDIT_HOLD,
      CREDIT_LIMIT,
      NO_CUSTOMER_VAT_ID: {
        status: 409,
        message:
          'An invoice with reverse charge states the VAT ID of the customer. Add it to the company, or change how the charges are taxed.',
      },
      NO_CUSTOMER_ADDRESS: {
        status: 409,
        message: 'An invoice with VAT states the address of the customer. Add one to the company first.',
      },
      NO_EXCHANGE_RATE: {
        status: 409,
        message: 'The VAT has to be stated in another currency too, and no exchange rate is known.',
      },
      NOTHING_TO_CHARGE: { status: 409, message: 'This shipment has no price yet.' },
    }),

  void: operation({
    access: 'staff',
    method: 'POST',
    path: '/invoices/{number}/void',
    summary:
      'Void an unpaid invoice and notify the client; the shipment can then be invoiced under a new number',
    changes: ['invoices', 'portal', 'notifications'],
  })
    .input(
      InvoiceNumber.extend({
        reason: Reason,
      }),
    )
    .output(z.object({ number: z.string() }))
    .errors({
      NOT_FOUND: NO_INVOICE,
      ALREADY_PAID: { status: 409, message: 'This invoice has been paid and can’t be voided.' },
      CREDIT_NOTE: { status: 409, message: 'A credit note can’t be voided. Invoice the amount again.' },
      HAS_PAYMENTS: {
        status: 409,
        message: 'A part of this invoice has been paid. Reverse the payment, or credit the rest.',
      },
      HAS_CREDIT_NOTES: {
        status: 409,
        message: 'This invoice has credit notes and can’t be voided. Credit the rest of it.',
      },
      ALREADY_VOID: { status: 409, message: 'This invoice is already void.' },
    }),
};
