import * as z from 'zod';
import { QUOTE_MODES } from './quote-choices.ts';

/** A first price for a requested mode: US cents, and days from collection to delivery. */
export const QuoteEstimate = z.object({
  mode: z.enum(QUOTE_MODES),
  estimated_cost_cents: z.number().int(),
  delivery_days: z.number().int(),
  /** False for a price of tariffs, which holds; true for an estimate that staff confirm. */
  indicative: z.boolean().default(true),
});
export type QuoteEstimate = z.infer<typeof QuoteEstimate>;
