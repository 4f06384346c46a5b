import * as z from 'zod';
import { line, lines, withRule } from '#domain/validation/typed-text.ts';
import { QUOTE_MODES, QUOTE_URGENCIES, SHIPMENT_TYPES } from './quote-choices.ts';
import { QUOTE_RULES } from './quote-rules.ts';

/** Weight in kg, dimensions L×W×H in cm, `value` in US dollars. Places are free text, best as 'City, Country'. */
export const QuoteRequest = z.object({
  origin: line(QUOTE_RULES.origin),
  destination: line(QUOTE_RULES.destination),
  shipment_type: z.enum(SHIPMENT_TYPES).default('general'),
  weight: withRule(z.number(QUOTE_RULES.weight(Number.NaN)).nullable(), QUOTE_RULES.weight).default(null),
  dimensions: line(QUOTE_RULES.dimensions).default(''),
  value: withRule(z.number(QUOTE_RULES.value(Number.NaN)).nullable(), QUOTE_RULES.value).default(null),
  description: lines(QUOTE_RULES.description).default(''),
  transport_modes: withRule(
    z
      .array(z.enum(QUOTE_MODES), {
        error: ({ input }) => (input === undefined ? QUOTE_RULES.transport_modes([]) : undefined),
      })
      .overwrite((modes) => QUOTE_MODES.filter((mode) => modes.includes(mode))),
    QUOTE_RULES.transport_modes,
  ),
  urgency: z.enum(QUOTE_URGENCIES).default('standard'),
  contact_name: line(QUOTE_RULES.contact_name).default(''),
  email: line(QUOTE_RULES.email),
  phone: line(QUOTE_RULES.phone).default(''),
  company: line(QUOTE_RULES.company).default(''),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
