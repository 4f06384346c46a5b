import { placeLabel, type RouteEnds } from '#domain/places/place-label.ts';

/** Like `RouteLabel`, without countries that are missing from the request. */
export function QuoteRoute({ quote, className }: { quote: RouteEnds; className?: string }) {
  return (
    <span className={className}>
      {placeLabel(quote.origin_city, quote.origin_country)} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> {placeLabel(quote.destination_city, quote.destination_country)}
    </span>
  );
}
