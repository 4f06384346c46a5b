import { resolveCountry } from '#domain/places/countries.ts';
import { searchPlaces } from '#domain/places/search-places.ts';
import { operations } from '../api/operations.ts';

export const search = operations.places.search.handler(({ input, context }) => {
  const { q, country, limit } = input;
  return searchPlaces(context.geography.gazetteer, q, { country: country && resolveCountry(country), limit });
});
