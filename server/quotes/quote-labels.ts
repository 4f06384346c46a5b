import { routeLabel } from '#domain/quotes/route-label.ts';
import type { QuoteRecord } from './quotes-table.ts';

type Ends = Pick<QuoteRecord, 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'>;

/** 'GQ123456782: Houston, US to Rotterdam, NL, for $1,250.00'. */
export function offerLabel(quote: Ends & Pick<QuoteRecord, 'reference'> & { offered_cents: number }): string {
  return `${quote.reference}: ${routeLabel(quote)}, for ${usd(quote.offered_cents)}`;
}

export function usd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
