import * as z from 'zod';
import { QUOTE_STATUSES } from './quote-statuses.ts';

export { QUOTE_STATUSES };
export const QuoteStatus = z.enum(QUOTE_STATUSES);
export type QuoteStatus = z.infer<typeof QuoteStatus>;
