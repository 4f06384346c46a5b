import type { FoundPlace } from '#domain/places/place.ts';
import { call } from '../api/client.ts';

const SHOWN = 8;
const FROM_COUNTRY = 4;

/** Suggests places: first some in the selected country, then from the whole world. */
export async function suggestPlaces(
  text: string,
  country: string,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const search = (within?: string) =>
    call.places.search({ q: text, limit: SHOWN, ...(within ? { country: within } : {}) }, { signal });
  const [there, anywhere] = await Promise.all([country === '' ? [] : search(country), search()]);
  return distinct([...there.slice(0, FROM_COUNTRY), ...anywhere, ...there]).slice(0, SHOWN);
}

export interface SuggestedCity {
  place: FoundPlace;
  /** The field's text after selection. */
  city: string;
}

/** A name alone is unambiguous if every other town with it in the country is at least this many times smaller. */
const COMPARABLE = 10;

/** Adds the region to towns whose name is ambiguous within their country. */
export function cityTexts(places: readonly FoundPlace[]): SuggestedCity[] {
  return places.map((place) => {
    const isAmbiguous = places.some(
      (other) =>
        other !== place &&
        other.name === place.name &&
        other.country === place.country &&
        other.population * COMPARABLE >= place.population,
    );
    return { place, city: isAmbiguous && place.admin1 ? `${place.name}, ${place.admin1}` : place.name };
  });
}

function distinct(places: readonly FoundPlace[]): FoundPlace[] {
  const byPosition = new Map(
    places.map((place) => [`${place.latitude} ${place.longitude} ${place.name}`, place]),
  );
  return [...byPosition.values()];
}
