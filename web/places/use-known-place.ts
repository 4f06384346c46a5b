import { useQuery } from '@tanstack/react-query';
import { foldName } from '#domain/places/normalize-name.ts';
import type { Place } from '#domain/places/place.ts';
import { api } from '../api/client.ts';

/** The place of a fully typed city. Undefined while unknown; a failed request isn't reported. */
export function useKnownPlace(city: string, country: string): Place | undefined {
  const { data } = useQuery({
    ...api.places.search.queryOptions({ input: { q: city, country, limit: 1 } }),
    enabled: city.trim().length > 1 && country !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const place = data?.[0];
  const [name = ''] = city.split(',');
  // The gazetteer lists New York as New York City.
  const names = [name, `${name} City`].map(foldName);
  return place && names.includes(foldName(place.name)) ? place : undefined;
}
