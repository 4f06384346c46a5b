import * as z from 'zod';
import { PlaceCandidate } from '#domain/places/place.ts';

/** Several places of one name lie far apart in the country: the caller says which, as 'City, Region'. */
export const AMBIGUOUS_PLACE = {
  status: 422,
  message: 'There is more than one place of this name. Please say which one you mean.',
  data: z.object({
    field: z.enum(['origin_city', 'destination_city']),
    candidates: z.array(PlaceCandidate),
  }),
} as const;
