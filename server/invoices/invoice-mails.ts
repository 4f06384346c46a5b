import { company } from '#content/company.ts';
import { dueCents } from '#domain/invoices/invoice-state.ts';
import type { InvoiceStatus } from '#domain/invoices/invoice-status.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { dayOf, money } from '../pdf/pdf-messages.ts';

const QUESTIONS = `Questions? Write to ${company.general_email} or call ${company.phone}, and mention the invoice.`;

interface Billed {
  number: string;
  amount_cents: number;
  currency: string;
  tracking_number: string;
}

interface Issued extends Billed {
  due_at: Date;
  charged: string;
}

export function invoiceIssuedMail(
  { number, amount_cents, currency, due_at, tracking_number, charged }: Issued,
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Omit<Mail, 'recipient' | 'unsubscribe'> {
  return {
    subject: `Your invoice ${number}: ${money(amount_cents, currency)}`,
    paragraphs: [
      'Hello,',
      `Your invoice ${number} for shipment ${tracking_number} is ready. ${charged}: ${money(amount_cents, currency)}, due on ${dayOf(due_at)}.`,
      `You can view, print and download it as a PDF in your customer portal. Please quote ${number} with your payment.`,
      QUESTIONS,
    ],
    link: { label: 'See your invoice', url: `${publicUrl}/customer-portal/invoices/${number}` },
  };
}

/** States no reason, because staff write it for the audit log. */
export function invoiceVoidedMail(
  { number, amount_cents, currency, tracking_number }: Billed,
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Omit<Mail, 'recipient' | 'unsubscribe'> {
  return {
    subject: `Your invoice ${number} is void`,
    paragraphs: [
      'Hello,',
      `We voided your invoice ${number} for shipment ${tracking_number}: ${money(amount_cents, currency)}. No payment is due.`,
      'If you’ve already paid it, please tell us. If the shipment is invoiced again, the new invoice has another number.',
      QUESTIONS,
    ],
    link: { label: 'See your invoice', url: `${publicUrl}/customer-portal/invoices/${number}` },
  };
}

interface CreditNote {
  number: string;
  amount_cents: number;
  currency: string;
  /** What of it is a credit balance, because payments had already covered it. */
  balance_cents: number;
  /** The credited invoice. */
  invoice: {
    number: string;
    tracking_number: string;
    status: InvoiceStatus;
    amount_cents: number;
    credited_cents: number;
    paid_cents: number;
    overpaid_cents: number;
    due_at: Date;
  };
}

export function invoiceCreditedMail(
  { number, amount_cents, currency, invoice, balance_cents }: CreditNote,
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Omit<Mail, 'recipient' | 'unsubscribe'> {
  return {
    subject: `Credit note ${number}: ${money(amount_cents, currency)}`,
    paragraphs: [
      'Hello,',
      `We issued credit note ${number} for your invoice ${invoice.number} of shipment ${invoice.tracking_number}: ${money(amount_cents, currency)}.`,
      settlement(invoice, { amount_cents, balance_cents, currency }),
      QUESTIONS,
    ],
    link: { label: 'See your credit note', url: `${publicUrl}/customer-portal/invoices/${number}` },
  };
}

/** What the customer has to pay after the credit. */
function settlement(
  { status, number, ...invoice }: CreditNote['invoice'],
  { amount_cents, balance_cents, currency }: Pick<CreditNote, 'amount_cents' | 'balance_cents' | 'currency'>,
): string {
  if (status === 'Paid' && balance_cents >= amount_cents)
    return 'You have paid this invoice, so the amount is a credit balance in your favour.';
  if (status === 'Paid' && balance_cents > 0)
    return `It covers what was still due, and ${money(balance_cents, currency)} is a credit balance in your favour.`;
  if (status === 'Paid') return 'It covers what was still due. No payment is due.';
  if (status === 'Credited') return 'It covers the invoice in full. No payment is due.';
  const due = money(dueCents({ status: 'Pending', ...invoice }), currency);
  return `The amount still due is ${due}, on ${dayOf(invoice.due_at)}. Please quote ${number} with your payment.`;
}
