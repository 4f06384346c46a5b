import type { StaffQuote } from '#contract/quotes/staff.ts';
import { shippedWeight } from '#domain/quotes/offer-rules.ts';
import { gapsOf, type QuoteFacts, type QuoteGap } from '#domain/quotes/quote-gaps.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

/** The form's values for route and weight. */
export type FactValues = Record<QuoteGap, string>;

const MISSING = 'This is missing from the request. Enter it.';
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

function factsIn(values: FactValues): QuoteFacts {
  const places = Object.fromEntries(PLACES.map((field) => [field, values[field].trim()]));
  return {
    ...(places as Omit<QuoteFacts, 'cargo_weight'>),
    cargo_weight: readTypedNumber(values.cargo_weight),
  };
}

/** Validation errors of route and weight. */
export function validateFacts(values: FactValues): Record<string, string> {
  const facts = factsIn(values);
  const weight = shippedWeight(facts.cargo_weight);
  const open = gapsOf(facts).map((gap) => [gap, MISSING] as const);
  return { ...Object.fromEntries(open), ...(weight && { cargo_weight: weight }) };
}

/** Only the values that differ from the request. */
export function changedFacts(values: FactValues, quote: StaffQuote) {
  const { cargo_weight } = factsIn(values);
  const places = PLACES.filter((field) => values[field].trim() !== quote[field]);
  return {
    ...Object.fromEntries(places.map((field) => [field, values[field]])),
    ...(cargo_weight !== null && cargo_weight !== quote.cargo_weight && { cargo_weight }),
  };
}
