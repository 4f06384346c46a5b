import * as z from 'zod';
import { INVOICE_KINDS } from '#domain/invoices/invoice-kind.ts';
import { INVOICE_STATES } from '#domain/invoices/invoice-state.ts';
import { LineCalculation } from '#domain/invoices/line-calculation.ts';
import { AppliedRate } from '#domain/money/exchange-rate.ts';
import { Money } from '#domain/money/money.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { VAT_CATEGORIES } from '#domain/vat/vat-category.ts';
import { VatTreatment } from '#domain/vat/vat-treatment.ts';

export const InvoiceState = z.enum(INVOICE_STATES);
export const InvoiceKind = z.enum(INVOICE_KINDS);

/** An invoice or a credit note in a list. */
export const InvoiceRow = z.object({
  number: z.string(),
  kind: InvoiceKind,
  /** The number of the invoice that a credit note credits; null for an invoice. */
  credits_invoice: z.string().nullable(),
  tracking_number: z.string(),
  /** The company that was invoiced; null for a shipment without one. What is paid above such an invoice has no account. */
  organisation_id: z.uuid().nullable(),
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
export const VatGroup = z.object({
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

/** What a payment paid of an invoice. */
const InvoicePayment = z.object({
  /** Of the payment. */
  id: z.uuid(),
  /** What of the payment pays the invoice. */
  amount: Money,
  /** The whole payment, which can pay several invoices. */
  total: Money,
  received_at: z.date(),
  reference: z.string(),
  /** Null while it counts. */
  reversed_at: z.date().nullable(),
  reversal_reason: z.string().nullable(),
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

export const InvoiceNumber = z.object({ number: z.string().trim().min(1).max(40) });
/** The client sees it. */
export const Reason = plainText('Enter a reason.')
  .min(1, 'Enter a reason.')
  .max(300, 'At most 300 characters.');
export const NO_INVOICE = { status: 404, message: 'No such invoice.' } as const;
