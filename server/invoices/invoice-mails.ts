import { company } from '#content/company.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { dayOf, money } from '../pdf/pdf-messages.ts';

interface Issued {
  number: string;
  amount_cents: number;
  currency: string;
  due_at: Date;
  tracking_number: string;
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
      `Questions? Write to ${company.general_email} or call ${company.phone}, and mention the invoice.`,
    ],
    link: { label: 'See your invoice', url: `${publicUrl}/customer-portal/invoices/${number}` },
  };
}
