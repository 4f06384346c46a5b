import * as z from 'zod';
import { atMost } from '#domain/enquiries/rules.ts';
import { line, lines } from '#domain/enquiries/typed-text.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';

const DEAREST_USD = 1_000_000_000;
const HEAVIEST_KG = 1_000_000;
const SMALLEST_USD = 0.01;
const SENTENCE = 'Please enter the price in USD.';

/**
 * What staff offer. The price is in US dollars, the weight in kg. The fields of route and cargo correct what the
 * request said, and supply what it left open.
 */
export const QuoteAnswer = z.object({
  offered: z
    .number({ error: SENTENCE })
    .min(SMALLEST_USD, 'The price must be more than $0.')
    .max(DEAREST_USD, 'The price can be at most $1,000,000,000.'),
  offered_mode: TransportMode,
  offer_note: lines(atMost(1000)).default(''),
  /** 14 days from now unless given. */
  valid_until: z.coerce.date().optional(),
  origin_city: line(atMost(120)).optional(),
  origin_country: line(atMost(120)).optional(),
  destination_city: line(atMost(120)).optional(),
  destination_country: line(atMost(120)).optional(),
  cargo_weight: z
    .number()
    .min(0.001, 'The weight must be more than 0 kg.')
    .max(HEAVIEST_KG, 'The weight can be at most 1,000,000 kg.')
    .optional(),
});
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;

/** What a quote may lack that its shipment will need. */
export const QUOTE_GAPS = [
  'origin_city',
  'origin_country',
  'destination_city',
  'destination_country',
  'cargo_weight',
] as const;
export type QuoteGap = (typeof QUOTE_GAPS)[number];
