import * as z from 'zod';

export const QUOTE_STATUSES = ['pending', 'approved', 'rejected', 'converted'] as const;
export const QuoteStatus = z.enum(QUOTE_STATUSES);
export type QuoteStatus = z.infer<typeof QuoteStatus>;
