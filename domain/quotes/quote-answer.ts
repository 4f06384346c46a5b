import * as z from 'zod';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { atMost } from '#domain/validation/rules.ts';
import { line, lines, withRule } from '#domain/validation/typed-text.ts';
import { Moment } from '../calendar/moment.ts';
import { price, shippedWeight } from './offer-rules.ts';

const SENTENCE = 'Enter the price in USD.';

/** Corrections and additions of staff to a request. Weight in kg. */
export const StatedFacts = z.object({
  origin_city: line(atMost(120)).optional(),
  origin_country: line(atMost(120)).optional(),
  destination_city: line(atMost(120)).optional(),
  destination_country: line(atMost(120)).optional(),
  cargo_weight: withRule(z.number(), shippedWeight).optional(),
});
export type StatedFacts = z.infer<typeof StatedFacts>;

/** An offer; the price is in US dollars. */
export const QuoteAnswer = StatedFacts.extend({
  offered: withRule(z.number({ error: SENTENCE }), price),
  offered_mode: TransportMode,
  offer_note: lines(atMost(1000)).default(''),
  /** Defaults to 14 days from now. */
  valid_until: Moment.optional(),
});
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;
