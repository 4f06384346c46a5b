import * as z from 'zod';
import { PlaceCandidate } from '#domain/places/place.ts';

/** Several distant places in the country share the name: the caller names one as 'City, Region'. */
export const AMBIGUOUS_PLACE = {
  status: 422,
  message: 'There is more than one place with this name. Choose one.',
  data: z.object({
    field: z.enum(['origin_city', 'destination_city']),
    candidates: z.array(PlaceCandidate),
  }),
} as const;
