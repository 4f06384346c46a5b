import * as z from 'zod';
import { QUOTE_GAPS } from '#domain/quotes/quote-gaps.ts';

/** Why route and weight are not sufficient for a shipment. */
export const UNSETTLED = {
  UNKNOWN_COUNTRY: {
    status: 422,
    message: 'We couldn’t find this country. Check its name.',
    data: z.object({ field: z.enum(['origin_country', 'destination_country']) }),
  },
  INCOMPLETE: {
    status: 422,
    message: 'The request lacks details that a shipment needs. Enter them here.',
    data: z.object({ missing: z.array(z.enum(QUOTE_GAPS)) }),
  },
} as const;
