import { company } from '#content/company.ts';
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
