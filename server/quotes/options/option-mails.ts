import { company } from '#content/company.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { routeLabel } from '#domain/places/place-label.ts';
import { OFFER_ACTION, OFFER_REPLY_INSTRUCTIONS } from '#domain/quotes/offer-mail.ts';
import { validityLabel } from '#domain/quotes/validity-label.ts';
import { PRICES_EXCLUDE_VAT } from '#domain/vat/vat-notice.ts';
import type { OfferMail } from '../quote-mails.ts';
import type { QuoteRecord } from '../quotes-table.ts';
import type { QuoteOptionRecord } from './quote-options-table.ts';

/** States the options with their prices. */
export function optionsMail(
  quote: Pick<
    QuoteRecord,
    'reference' | 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
  > & { excludes_vat: boolean },
  options: readonly QuoteOptionRecord[],
  url: string,
): OfferMail {
  return {
    subject: `Your quote ${quote.reference}`,
    paragraphs: [
      'Hello,',
      `Your quote ${quote.reference} for ${routeLabel(quote)} is ready. We offer:`,
      ...options.map(optionLabel),
      ...(quote.excludes_vat ? [PRICES_EXCLUDE_VAT] : []),
      OFFER_REPLY_INSTRUCTIONS,
      `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention the reference.`,
    ],
    link: { label: OFFER_ACTION, url },
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
    `valid until ${validityLabel(valid_until)}`,
  ];
  return `Option ${option}: ${facts.filter(Boolean).join(', ')}.${terms ? ` ${terms}` : ''}`;
}
