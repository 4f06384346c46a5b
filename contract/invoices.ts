import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { PAPER_SIZES } from '#domain/documents/paper-size.ts';
import { INVOICE_KINDS } from '#domain/invoices/invoice-kind.ts';
import { INVOICE_STATES } from '#domain/invoices/invoice-state.ts';
import { LineCalculation } from '#domain/invoices/line-calculation.ts';
import { AppliedRate } from '#domain/money/exchange-rate.ts';
import { EnteredMoney, Money } from '#domain/money/money.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { VAT_CATEGORIES } from '#domain/vat/vat-category.ts';
import { VatTreatment } from '#domain/vat/vat-treatment.ts';
import { InvoicePayment } from './invoices/payments.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { several } from './operation/query-values.ts';
import { CREDIT_HOLD, CREDIT_LIMIT, CreditReason } from './shipments/credit-hold.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';

const InvoiceState = z.enum(INVOICE_STATES);
const InvoiceKind = z.enum(INVOICE_KINDS);

/** An invoice or a credit note in a list. */
export const InvoiceRow = z.object({
  number: z.string(),
  kind: InvoiceKind,
  /** The number of the invoice that a credit note takes back; null for an invoice. */
  credits_invoice: z.string().nullable(),
  tracking_number: z.string(),
  /** Never negative: a credit note takes this amount back. */
  amount_cents: z.number().int(),
  /** What credit notes took back of the invoice. */
  credited: Money,
  /** What payments paid of the invoice, 0 on a credit note. */
  paid: Money,
  /** What is still to be paid: the amount less the credits and payments, 0 unless the invoice is pending or overdue. */
  due: Money,
  /** What was credited of what payments had already paid: a credit balance of the client. */
  overpaid: Money,
  /** What was refunded: of the credit balance of an invoice, or of a credit note. */
  refunded: Money,
  /** The credit that is still open: of an invoice, or what can be refunded of a credit note. */
  refundable: Money,
  /** ISO 4217. */
  currency: z.string(),
  status: InvoiceState,
  issued_at: z.date(),
  due_at: z.date(),
  paid_at: z.date().nullable(),
  voided_at: z.date().nullable(),
  /** Since when the client disputes it; null if it doesn’t. A disputed invoice gets no payment reminders. */
  disputed_at: z.date().nullable(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

const VatCategory = z.enum(VAT_CATEGORIES);

/** The lines of an invoice with the same category and rate of VAT. */
const VatGroup = z.object({
  category: VatTreatment.shape.category,
  rate: z.number().meta({ description: 'Percent.' }),
  net: Money,
  vat: Money,
  note: z.string().meta({ description: 'What the invoice states of it; empty for nothing.' }),
});

/** As it was at the time of issue, so that it is not validated again. */
const StoredAccount = z.object({
  holder: z.string(),
  bank: z.string(),
  account: z.string().meta({ description: 'An IBAN, or an account number in countries without one.' }),
  routing_number: z.string(),
  bic: z.string(),
  currency: z.string().nullable(),
});

/** The whole invoice, as it is printed. */
export const Invoice = InvoiceRow.extend({
  /** The legal entity that issued it, as it was then; invoices of earlier versions name the company. */
  issuer: z.object({
    legal_name: z.string(),
    /** Its lines. */
    address: z.array(z.string()),
    vat_id: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    /** Where the invoice is paid to, with its number as the reference; empty if none was set. */
    bank_accounts: z.array(StoredAccount),
  }),
  /** The client’s names at the time of issue; null for a shipment without a company. */
  client: z
    .object({
      /** Empty for a company without members, which `company_name` then names. */
      full_name: z.string(),
      company_name: z.string().nullable(),
      /** Empty where it was not known at the time of issue. */
      email: z.string(),
      /** Null where it was not known at the time of issue. */
      vat_id: z.string().nullable(),
      /** Its lines; empty where it was not known at the time of issue. */
      address: z.array(z.string()),
    })
    .nullable(),
  shipment: z.object({
    origin_city: z.string(),
    origin_country: z.string(),
    destination_city: z.string(),
    destination_country: z.string(),
    cargo_description: z.string(),
    cargo_weight: z.number(),
    transport_mode: TransportMode.nullable(),
  }),
  /** The day of delivery as known at the time of issue; null where it was not. */
  supplied_on: z.iso.date().nullable(),
  lines: z.array(
    z.object({
      description: z.string(),
      /** Net. */
      amount_cents: z.number().int(),
      vat_category: VatCategory.nullable(),
      vat_rate: z.number().nullable(),
      vat_note: z.string().nullable(),
      calculation: LineCalculation.nullable().meta({
        description:
          'How the amount was calculated from a rate; null for lump sums, for credits of part of a line and on invoices of earlier versions. The amount is authoritative, even where the product differs by rounding.',
      }),
      /** What credit notes took back of the line. */
      credited: Money,
    }),
  ),
  net: Money,
  vat: Money,
  vat_groups: z.array(VatGroup),
  vat_in_base_currency: z.object({ vat: Money, exchange: AppliedRate }).nullable(),
  /** Why the credit note was issued; null for an invoice. */
  reason: z.string().nullable(),
  /** The credit notes of an invoice, oldest first. */
  credit_notes: z.array(z.object({ number: z.string(), amount: Money, issued_at: z.date() })),
  /** The payments of the invoice, oldest first; none of those that earlier versions recorded. */
  payments: z.array(InvoicePayment),
  /** Of a credit note, or of all credit notes of an invoice. */
  refunds: z.array(z.object({ amount: Money, refunded_at: z.date(), reference: z.string() })),
  /** The payment reminders that were sent, by dunning level. */
  payment_reminders: z.array(z.object({ level: z.number().int(), name: z.string(), sent_at: z.date() })),
});
export type Invoice = z.infer<typeof Invoice>;

/** An invoice in the list of all clients, for staff. */
export const StaffInvoice = InvoiceRow.extend({
  /** Who was invoiced; null for a shipment without a company. */
  client: z.string().nullable(),
});
export type StaffInvoice = z.infer<typeof StaffInvoice>;

const InvoiceFilter = z.object({
  /**
   * The beginning of the invoice’s number, also without its prefix and year, a part of the client’s name, also of another one that
   * the client was invoiced under, or the beginning of a tracking number, also without its letters.
   */
  q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  state: several(InvoiceState),
  /** Invoices and credit notes unless given. */
  kind: InvoiceKind.optional(),
  /** Of this company. */
  organisation: z.uuid().optional(),
  /** Issued from this moment on. */
  from: Moment.optional(),
  /** Issued before this moment. */
  until: Moment.optional(),
});

/** Void invoices are not summed; credit notes are negative. */
const InvoiceSums = z.object({
  amount_cents: z.number().int(),
  open_cents: z.number().int(),
  overdue_cents: z.number().int(),
});

/** The paper size; by default the usual one in the origin country. */
const PaperSize = z.enum(PAPER_SIZES);
const Reason = plainText('Enter a reason.').min(1, 'Enter a reason.').max(300, 'At most 300 characters.');
const InvoiceNumber = z.object({ number: z.string().trim().min(1).max(40) });
const NOT_FOUND = { status: 404, message: 'No such invoice.' } as const;

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
    .errors({ NOT_FOUND }),

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
      NOT_FOUND,
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
    .input(z.object({ tracking_number: z.string().trim().min(1).max(40) }))
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
      NOT_FOUND,
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
      NOT_FOUND,
      NOT_CREDIT_NOTE: { status: 409, message: 'This is an invoice. Only credit notes are refunded.' },
      NOTHING_TO_REFUND: { status: 409, message: 'Nothing of this credit note is left to refund.' },
      IN_FUTURE: { status: 422, message: 'The refund date can’t be in the future.' },
      BEFORE_ISSUE: { status: 422, message: 'The refund date can’t be before the date of the credit note.' },
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
      NOT_FOUND,
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

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/staff/invoices',
    list: { records: 'invoices', of: 'reader' },
    summary: 'The invoices of all clients, newest first',
  })
    .input(
      InvoiceFilter.extend({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        invoices: z.array(StaffInvoice),
        next: z.string().nullable(),
        /** Of all pages, only with the first one; void invoices are counted but not summed. */
        totals: z
          .object({
            count: z.number().int(),
            /** Of a client or some branches, only the newest 10,000 invoices are counted and summed, of a search the newest 1,000. */
            capped: z.boolean(),
            /** Null where they are in several currencies; the sums then mean nothing. */
            currency: z.string().nullable(),
            ...InvoiceSums.shape,
            /** The sums of each currency, the largest number of invoices first. */
            by_currency: z.array(InvoiceSums.extend({ currency: z.string() })),
          })
          .nullable(),
      }),
    ),

  accounts: operation({
    access: 'staff',
    method: 'GET',
    path: '/staff/invoices.csv',
    summary: 'The invoices for accounting, line by line, oldest first: at most 100,000 lines',
    limit: { calls: 30, minutes: 10 },
  })
    .input(InvoiceFilter)
    .output(z.file().mime(['text/csv'])),
};
