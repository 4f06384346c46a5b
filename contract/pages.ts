import * as z from 'zod';
import { operation } from './operation.ts';

export const pages = {
  reportMissing: operation({
    access: 'anyone',
    method: 'POST',
    path: '/pages/missing',
    idempotent: false,
    summary:
      'Tell that a link inside the site led nowhere; only the path, without anything personal, is logged',
    limit: { calls: 20, minutes: 10 },
    status: 202,
  })
    .input(z.object({ path: z.string().min(1).max(2_000) }))
    .output(z.object({})),
};
