import * as z from 'zod';
import { operation } from './operation/operation.ts';

export const pages = {
  reportMissing: operation({
    access: 'anyone',
    method: 'POST',
    path: '/pages/missing',
    idempotent: false,
    summary: 'Report a broken link inside the site; only the path is logged, without personal data',
    limit: { calls: 20, minutes: 10 },
    status: 202,
  })
    .input(z.object({ path: z.string().min(1).max(2_000) }))
    .output(z.object({})),

  priceTerms: operation({
    access: 'anyone',
    method: 'GET',
    path: '/price-terms',
    summary: 'Whether prices before an invoice exclude VAT, because a legal entity charges it',
  })
    .input(z.object({}))
    .output(z.object({ exclude_vat: z.boolean() })),
};
