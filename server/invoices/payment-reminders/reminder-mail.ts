import { company } from '#content/company.ts';
import { daysSince } from '#domain/invoices/payment-reminders/next-level.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { dayOf, money } from '../../pdf/pdf-messages.ts';

interface OverdueInvoice {
  number: string;
  tracking_number: string;
  due_at: Date;
  due_cents: number;
  currency: string;
}

export interface Reminder {
  /** Of the dunning level. */
  name: string;
  /** The oldest ones, those due first at the beginning. */
  overdue: readonly OverdueInvoice[];
  /** Of all that are overdue, by currency. */
  totals: readonly (Money & { count: number })[];
  /** The credit balances of the client. */
  credits: readonly Money[];
  now: Date;
}

/** What is overdue in one sentence: '2 overdue invoices, the oldest due on 1 November 2026: $1,200.00' */
export function reminderMessage({ overdue, totals }: Pick<Reminder, 'overdue' | 'totals'>): string {
  const [oldest] = overdue;
  const amounts = totals.map(formatMoney).join(', ');
  if (!oldest) throw new RangeError('A payment reminder needs an overdue invoice.');
  const due = dayOf(oldest.due_at);
  const count = countOf(totals);
  return count === 1
    ? `Invoice ${oldest.number} was due on ${due}: ${amounts}`
    : `${count} overdue invoices, the oldest due on ${due}: ${amounts}`;
}

export function reminderMail(
  { name, overdue, totals, credits, now }: Reminder,
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Omit<Mail, 'recipient' | 'unsubscribe'> {
  const count = countOf(totals);
  const [only] = overdue;
  return {
    subject: `${name}: ${count === 1 ? `invoice ${only?.number}` : `${count} overdue invoices`}, ${totals.map(formatMoney).join(', ')}`,
    paragraphs: [
      'Hello,',
      count === 1
        ? 'We haven’t received the payment of this invoice:'
        : `We haven’t received the payment of these ${count} invoices:`,
      ...overdue.map((invoice) => `• ${lineOf(invoice, now)}`),
      ...(count > overdue.length
        ? [`And ${count - overdue.length} more, which your statement of account lists.`]
        : []),
      `Total overdue: ${totals.map(formatMoney).join(', ')}. Please pay now to the account that the invoice states, and quote its number with your payment.`,
      ...(credits.length > 0
        ? [
            `You have a credit balance of ${credits.map(formatMoney).join(', ')}, which the total does not deduct.`,
          ]
        : []),
      'If you’ve paid in the last few days, ignore this reminder. If you don’t agree with an invoice, tell us.',
      `Questions? Write to ${company.general_email} or call ${company.phone}, and mention the invoice.`,
    ],
    link:
      count === 1 && only
        ? { label: 'See your invoice', url: `${publicUrl}/customer-portal/invoices/${only.number}` }
        : { label: 'See your invoices', url: `${publicUrl}/customer-portal?tab=invoices` },
  };
}

function lineOf({ number, tracking_number, due_at, due_cents, currency }: OverdueInvoice, now: Date): string {
  const days = daysSince(due_at, now);
  return `${number} for shipment ${tracking_number}: ${money(due_cents, currency)}, due on ${dayOf(due_at)}, ${days} ${days === 1 ? 'day' : 'days'} overdue`;
}

function countOf(totals: Reminder['totals']): number {
  return totals.reduce((sum, { count }) => sum + count, 0);
}
