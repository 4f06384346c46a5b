import { resolveCountry } from '#domain/places/countries.ts';
import type { StatedFacts } from '#domain/quotes/quote-answer.ts';
import { gapsOf, type QuoteFacts, type QuoteGap } from '#domain/quotes/quote-gaps.ts';
import type { QuoteRecord } from './quotes-table.ts';

type Country = 'origin_country' | 'destination_country';

interface Refusals {
  UNKNOWN_COUNTRY: (details: { data: { field: Country } }) => Error;
  INCOMPLETE: (details: { data: { missing: QuoteGap[] } }) => Error;
}

/**
 * Route and weight as corrected by staff, else as requested. Throws the operation's error for an unknown country or
 * missing details.
 */
export function settledFacts(quote: QuoteRecord, stated: StatedFacts, errors: Refusals): QuoteFacts {
  const countryOf = (field: Country): string => {
    const code = resolveCountry(stated[field] || quote[field]);
    if (stated[field] && !code) throw errors.UNKNOWN_COUNTRY({ data: { field } });
    return code ?? '';
  };
  const facts = {
    origin_city: stated.origin_city || quote.origin_city,
    origin_country: countryOf('origin_country'),
    destination_city: stated.destination_city || quote.destination_city,
    destination_country: countryOf('destination_country'),
    cargo_weight: stated.cargo_weight ?? quote.cargo_weight,
  };
  const missing = gapsOf(facts);
  if (missing.length > 0) throw errors.INCOMPLETE({ data: { missing } });
  return facts;
}
