import { formatMoney } from '#domain/money/format-money.ts';
import { routeLabel } from '#domain/places/place-label.ts';
import type { QuoteOptionRecord } from './options/quote-options-table.ts';
import type { QuoteRecord } from './quotes-table.ts';

type Ends = Pick<QuoteRecord, 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'>;

/** 'GQ123456782: Houston, US to Rotterdam, NL, for $1,250.00', or ', 3 options from €1,800.00'. */
export function offerLabel(
  quote: Ends & Pick<QuoteRecord, 'reference'> & { offered_cents: number },
  options: readonly Pick<QuoteOptionRecord, 'total' | 'currency'>[] = [],
): string {
  const [first] = options;
  const price = first
    ? formatMoney({ amount: first.total, currency: first.currency })
    : usd(quote.offered_cents);
  const offered = options.length > 1 ? `${options.length} options from ${price}` : `for ${price}`;
  return `${quote.reference}: ${routeLabel(quote)}, ${offered}`;
}

export function usd(cents: number): string {
  return formatMoney({ amount: cents, currency: 'USD' });
}
