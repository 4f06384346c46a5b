import * as z from 'zod';
import { operation } from './operation.ts';

export const portal = {
  summary: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/portal/summary',
    summary: 'The figures of your portal',
  }).output(
    z.object({
      active: z.number().int(),
      in_transit: z.number().int(),
      /** Of the invoices issued in the current calendar month, UTC. */
      invoiced_this_month_cents: z.number().int(),
      documents: z.number().int(),
    }),
  ),
};
