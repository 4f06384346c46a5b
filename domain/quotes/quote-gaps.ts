/** What a quote may lack that its shipment will need. */
export const QUOTE_GAPS = [
  'origin_city',
  'origin_country',
  'destination_city',
  'destination_country',
  'cargo_weight',
] as const;
export type QuoteGap = (typeof QUOTE_GAPS)[number];

/** Route and weight as far as they are known: texts may be '', the weight null. */
export type QuoteFacts = Record<Exclude<QuoteGap, 'cargo_weight'>, string> & { cargo_weight: number | null };

export function gapsOf(facts: QuoteFacts): QuoteGap[] {
  return QUOTE_GAPS.filter((gap) => !facts[gap]);
}
