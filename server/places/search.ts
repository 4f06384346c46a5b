import { resolveCountry } from '#domain/places/countries.ts';
import { searchPlaces } from '#domain/places/search-places.ts';
import { operations } from './operations.ts';

export const search = operations.search.handler(({ input, context }) => {
  const { q, country, limit } = input;
  return searchPlaces(context.geography.gazetteer, q, { country: country && resolveCountry(country), limit });
});
