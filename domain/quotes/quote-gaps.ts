/** Details that a shipment needs and a quote may lack. */
export const QUOTE_GAPS = [
  'origin_city',
  'origin_country',
  'destination_city',
  'destination_country',
  'cargo_weight',
] as const;
export type QuoteGap = (typeof QUOTE_GAPS)[number];

/** The known route and weight: texts may be '', the weight null. */
export type QuoteFacts = Record<Exclude<QuoteGap, 'cargo_weight'>, string> & { cargo_weight: number | null };

export function gapsOf(facts: QuoteFacts): QuoteGap[] {
  return QUOTE_GAPS.filter((gap) => !facts[gap]);
}
