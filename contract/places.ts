import * as z from 'zod';
import { FoundPlace } from '#domain/places/place.ts';
import { operation } from './operation.ts';

export const places = {
  search: operation({
    access: 'anyone',
    method: 'GET',
    path: '/places',
    summary: 'Cities by their present, former or foreign names',
  })
    .input(
      z.object({
        q: z.string().trim().min(1).max(120),
        country: z.string().trim().max(60).optional(),
        limit: z.coerce.number().int().min(1).max(20).default(8),
      }),
    )
    .output(z.array(FoundPlace)),
};
