import type { QuoteRow } from '#contract/quotes/customer.ts';

type Ends = Pick<QuoteRow, 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'>;

/** Like `RouteLabel`, without countries that are missing from the request. */
export function QuoteRoute({ quote, className }: { quote: Ends; className?: string }) {
  return (
    <span className={className}>
      {placeOf(quote.origin_city, quote.origin_country)} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> {placeOf(quote.destination_city, quote.destination_country)}
    </span>
  );
}

function placeOf(city: string, country: string) {
  return country === '' ? city : `${city}, ${country}`;
}
