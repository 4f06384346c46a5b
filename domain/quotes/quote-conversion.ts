import * as z from 'zod';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { Priority } from '#domain/shipments/priority.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { line, withRule } from '#domain/validation/typed-text.ts';
import { calendarDate } from '../calendar/calendar-date.ts';
import { Moment } from '../calendar/moment.ts';
import { CONVERSION_RULES } from './conversion-rules.ts';
import { StatedFacts } from './quote-answer.ts';

/** What staff add to convert a quote to a shipment. Cost in US dollars. */
export const QuoteConversion = StatedFacts.extend({
  origin_address: line(CONVERSION_RULES.origin_address),
  destination_address: line(CONVERSION_RULES.destination_address),
  cost: withRule(z.number({ error: 'Enter the price in USD.' }), CONVERSION_RULES.cost),
  priority: Priority.default('normal'),
  /** Defaults to the offered mode, else the most likely requested one. */
  transport_mode: TransportMode.optional(),
  /** Null for no promise. */
  estimated_delivery_date: Moment.nullable().default(null),
  /** Instead of `estimated_delivery_date`: noon of this day at the destination. */
  estimated_delivery_day: calendarDate('Enter the day as 2026-11-30.').optional(),
  tracking_number: withRule(
    z.string({ error: 'Enter a tracking number.' }).overwrite(normalizeTrackingNumber),
    CONVERSION_RULES.tracking_number,
  ),
});
export type QuoteConversion = z.infer<typeof QuoteConversion>;
