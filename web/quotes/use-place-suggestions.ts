import { countryName } from '#domain/places/countries.ts';
import { suggestPlaces } from '#web/places/suggest-places.ts';

export interface PlaceSuggestion {
  city: string;
  latitude: number;
  longitude: number;
  /** Region and country. */
  region: string;
}

/** Suggests cities worldwide for typed text. */
export async function suggestCities(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const places = await suggestPlaces(text, '', signal);
  return places.map(({ name, admin1, country, latitude, longitude }) => ({
    city: name,
    latitude,
    longitude,
    region: [admin1 === name ? '' : admin1, countryName(country)].filter(Boolean).join(', '),
  }));
}
