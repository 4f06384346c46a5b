import type { PaperSize } from '#domain/documents/paper-size.ts';

/** The input of every template; each kind has its own `.typ` file. All texts are ready to print. */
export interface PdfInput {
  /** The title in the PDF’s metadata. */
  title: string;
  /**
   * ISO 8601. The time of the document, not of the PDF, so that the same document gives an identical file.
   */
  dated: string;
  issuer: Issuer;
  /** The address in its QR code. */
  scan_url: string;
  number: string;
  /** The mark of each sheet of a set; the whole form is printed once for each. */
  sheets?: readonly string[];
}

export interface Issuer {
  brand: string;
  legal_name: string;
  address: readonly string[];
  phone: string;
  email: string;
}

export interface InvoicePdfInput extends PdfInput {
  size: PaperSize;
  /** Printed across the sheet: 'VOID'; null for none. */
  watermark: string | null;
  /** Below the heading. */
  facts: readonly { label: string; value: string }[];
  /** Beside the heading: what is to be paid until when; null for nothing. */
  due: { label: string; amount: string } | null;
  /** The day of payment; null while unpaid. */
  paid: string | null;
  /** The first line names the client. */
  billed_to: readonly string[];
  tracking_number: string;
  lane: string;
  cargo: string;
  /** ISO 4217. */
  currency: string;
  /** `vat` is null where all lines are taxed the same; `quantity`, `unit_price` and `note` where nothing is stated. */
  lines: readonly {
    description: string;
    /** Below the description. */
    note: string | null;
    quantity: string | null;
    unit_price: string | null;
    vat: string | null;
    amount: string;
  }[];
  /** What leads to the total, such as VAT; empty where the total is the sum of the lines. */
  subtotals: readonly { label: string; amount: string }[];
  total_label: string;
  total: string;
  /** What changes the total, such as credit notes, with the amount that remains; empty for nothing. */
  settlement: readonly { label: string; amount: string }[];
  /** Below the total, such as why no VAT is charged. */
  notes: readonly string[];
  /** The lines of each account to pay to; empty for none. */
  accounts: readonly (readonly string[])[];
  closing: string;
}

export interface OfferPdfInput extends PdfInput {
  size: PaperSize;
  /** Printed across the sheet: 'DRAFT', 'EXPIRED' or 'WITHDRAWN'; null for none. */
  watermark: string | null;
  offered: string;
  valid_until: string;
  /** The legal entity. The first line of these is printed bold. */
  offered_by: readonly string[];
  customer: readonly string[];
  from: string;
  to: string;
  cargo: string;
  options: readonly {
    name: string;
    transit: string | null;
    valid_until: string;
    /** ISO 4217. */
    currency: string;
    /** `exchange` is the rate with which the amount was converted; null in the option's currency. */
    lines: readonly { description: string; rate: string; exchange: string | null; amount: string }[];
    total: string;
    included: readonly string[];
    excluded: readonly string[];
    terms: string;
  }[];
  closing: string;
}

export interface BookingConfirmationPdfInput extends PdfInput {
  size: PaperSize;
  /** Printed across the sheet of a cancelled booking: 'VOID'. */
  watermark: string | null;
  /** Whether the booking is confirmed. */
  statement: string;
  booked: string;
  service: string;
  planned_delivery: string;
  /** The first line of each is printed bold. */
  from: readonly string[];
  to: readonly string[];
  client: readonly string[];
  /** What was booked, without unknown facts. */
  rows: readonly { name: string; value: string }[];
  /** Null for readers who may not see prices. */
  price: { label: string; amount: string; note: string | null } | null;
  closing: string;
}

export interface StatementPdfInput extends PdfInput {
  size: PaperSize;
  watermark: null;
  company: string;
  /** '1 September 2026 to 30 November 2026' */
  period: string;
  /** One for each currency; empty for a company that owes nothing and had no entries. */
  accounts: readonly {
    currency: string;
    opening: { label: string; amount: string };
    entries: readonly {
      on: string;
      text: string;
      /** Below the text; empty for nothing. */
      note: string;
      amount: string;
      balance: string;
    }[];
    closing: { label: string; amount: string };
    /** Amounts by days overdue, then the credit where there is one. */
    ageing: readonly { label: string; amount: string }[];
    open_items: readonly { number: string; issued: string; due: string; overdue: string; open: string }[];
    /** How many open invoices are not listed; empty if all are. */
    unlisted: string;
  }[];
}
