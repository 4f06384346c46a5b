import { company } from '#content/company.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { routeLabel } from '#domain/quotes/route-label.ts';
import type { Mail } from '../mail/mail.ts';
import { dayOf } from '../pdf/pdf-messages.ts';
import { offerUrl } from './quote-mails.ts';
import type { QuoteOptionRecord } from './quote-options-table.ts';
import type { QuoteRecord } from './quotes-table.ts';

/** States the options with their prices and where to accept one. */
export function optionsMail(
  quote: Pick<
    QuoteRecord,
    'email' | 'reference' | 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
  >,
  options: readonly QuoteOptionRecord[],
  { hasAccount, publicUrl }: { hasAccount: boolean; publicUrl: string },
): Mail {
  return {
    recipient: quote.email,
    subject: `Your quote ${quote.reference}`,
    paragraphs: [
      'Hello,',
      `Your quote ${quote.reference} for ${routeLabel(quote)} is ready. We offer:`,
      ...options.map(optionLabel),
      hasAccount
        ? 'To accept one or decline, open My Quotes on your dashboard. Once you accept, your shipment is booked at this price and you get its tracking number.'
        : `To accept one or decline, create an account with this e-mail address (${quote.email}) and verify it. The quote then appears on your dashboard. Once you accept, your shipment is booked at this price and you get its tracking number.`,
      `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention the reference.`,
    ],
    link: {
      label: hasAccount ? 'See and accept your quote' : 'Create an account to accept it',
      url: offerUrl(quote.email, { hasAccount, publicUrl }),
    },
  };
}

/** 'Option 1: sea, Maersk, 32 days, $4,280.00, valid until 30 November 2026.' */
function optionLabel({
  option,
  mode,
  carrier,
  transit_days,
  total,
  currency,
  valid_until,
  terms,
}: QuoteOptionRecord) {
  const facts = [
    `by ${mode}`,
    carrier,
    transit_days === null ? '' : `${transit_days} ${transit_days === 1 ? 'day' : 'days'}`,
    formatMoney({ amount: total, currency }),
    `valid until ${dayOf(valid_until)}`,
  ];
  return `Option ${option}: ${facts.filter(Boolean).join(', ')}.${terms ? ` ${terms}` : ''}`;
}
