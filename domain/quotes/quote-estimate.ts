import * as z from 'zod';

/** Quote requests name the modes as the specification does; `ocean` is `sea` everywhere else. */
export const QUOTE_MODES = ['ocean', 'air', 'road', 'rail'] as const;
export const QuoteMode = z.enum(QUOTE_MODES);
export type QuoteMode = z.infer<typeof QuoteMode>;

/** A first figure for one of the wanted modes: US cents, and days from collection to delivery. */
export const QuoteEstimate = z.object({
  mode: QuoteMode,
  estimated_cost_cents: z.number().int(),
  delivery_days: z.number().int(),
});
export type QuoteEstimate = z.infer<typeof QuoteEstimate>;
