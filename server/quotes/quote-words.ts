import type { QuoteRecord } from './quotes-table.ts';

type Ends = Pick<QuoteRecord, 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'>;

/** 'Houston, US to Rotterdam, NL'. */
export function routeInWords(quote: Ends): string {
  const { origin_city, origin_country, destination_city, destination_country } = quote;
  return `${place(origin_city, origin_country)} to ${place(destination_city, destination_country)}`;
}

/** 'GQ123456782: Houston, US to Rotterdam, NL, for $1,250.00'. */
export function offerInWords(
  quote: Ends & Pick<QuoteRecord, 'reference'> & { offered_cents: number },
): string {
  return `${quote.reference}: ${routeInWords(quote)}, for ${usd(quote.offered_cents)}`;
}

export function usd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

function place(city: string, country: string): string {
  return country ? `${city}, ${country}` : city;
}
