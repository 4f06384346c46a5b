import type { StaffQuote } from '#contract/quotes/staff.ts';
import { shippedWeight } from '#domain/quotes/offer-rules.ts';
import { gapsOf, type QuoteFacts, type QuoteGap } from '#domain/quotes/quote-gaps.ts';
import { readTypedNumber } from '#web/shipments/typed-number.ts';

/** Route and weight as they stand in the controls. */
export type FactValues = Record<QuoteGap, string>;

const LEFT_OPEN = 'The request leaves this open. Please say it here.';
const PLACES = ['origin_city', 'origin_country', 'destination_city', 'destination_country'] as const;

export function factValuesOf(quote: StaffQuote): FactValues {
  const { origin_city, origin_country, destination_city, destination_country, cargo_weight } = quote;
  return {
    origin_city,
    origin_country,
    destination_city,
    destination_country,
    cargo_weight: cargo_weight === null ? '' : String(cargo_weight),
  };
}

export function factsIn(values: FactValues): QuoteFacts {
  const places = Object.fromEntries(PLACES.map((field) => [field, values[field].trim()]));
  return {
    ...(places as Omit<QuoteFacts, 'cargo_weight'>),
    cargo_weight: readTypedNumber(values.cargo_weight),
  };
}

/** What keeps route and weight from being those of a shipment. */
export function brokenFacts(values: FactValues): Record<string, string> {
  const facts = factsIn(values);
  const weight = shippedWeight(facts.cargo_weight);
  const open = gapsOf(facts).map((gap) => [gap, LEFT_OPEN] as const);
  return { ...Object.fromEntries(open), ...(weight && { cargo_weight: weight }) };
}

/** Only what differs from the request is said: the rest stays as it was asked for. */
export function statedIn(values: FactValues, quote: StaffQuote) {
  const { cargo_weight } = factsIn(values);
  const places = PLACES.filter((field) => values[field].trim() !== quote[field]);
  return {
    ...Object.fromEntries(places.map((field) => [field, values[field]])),
    ...(cargo_weight !== null && cargo_weight !== quote.cargo_weight && { cargo_weight }),
  };
}
