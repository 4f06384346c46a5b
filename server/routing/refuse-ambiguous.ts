import { namesakes } from '#domain/places/locate-place.ts';
import type { PlaceCandidate } from '#domain/places/place.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import type { Geography } from '../geography/geography.ts';

type CityField = 'origin_city' | 'destination_city';

/** Throws when a city name matches several places, because guessing could send goods to the wrong one. */
export function refuseAmbiguous(
  geography: Geography,
  request: Pick<RouteRequest, CityField | 'origin_country' | 'destination_country'>,
  errors: {
    AMBIGUOUS_PLACE: (details: { data: { field: CityField; candidates: PlaceCandidate[] } }) => Error;
  },
): void {
  for (const end of ['origin', 'destination'] as const) {
    const field: CityField = `${end}_city`;
    const found = namesakes(geography.gazetteer, {
      city: request[field],
      country: request[`${end}_country`],
    });
    if (found.length === 0) continue;
    const candidates = found.map(({ name, admin1, country, latitude, longitude }) => ({
      name,
      region: admin1,
      country,
      latitude,
      longitude,
    }));
    throw errors.AMBIGUOUS_PLACE({ data: { field, candidates } });
  }
}
