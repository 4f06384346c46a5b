import type { Place } from '#domain/places/place.ts';
import { call } from '../api/client.ts';

const SHOWN = 8;
const FROM_COUNTRY = 4;

/** Places for what was typed: some of the chosen country first, then those of the whole world. */
export async function suggestPlaces(text: string, country: string, signal: AbortSignal): Promise<Place[]> {
  const search = (within?: string) =>
    call.places.search({ q: text, limit: SHOWN, ...(within ? { country: within } : {}) }, { signal });
  const [there, anywhere] = await Promise.all([country === '' ? [] : search(country), search()]);
  return distinct([...there.slice(0, FROM_COUNTRY), ...anywhere, ...there]).slice(0, SHOWN);
}

export interface SuggestedCity {
  place: Place;
  /** What stands in the field once taken. */
  city: string;
}

/** A namesake in the same country this many times smaller is not meant by the name alone. */
const COMPARABLE = 10;

/** Towns add their region where the name alone may mean another one of the country and would be asked about. */
export function cityTexts(places: readonly Place[]): SuggestedCity[] {
  return places.map((place) => {
    const isNamesake = places.some(
      (other) =>
        other !== place &&
        other.name === place.name &&
        other.country === place.country &&
        other.population * COMPARABLE >= place.population,
    );
    return { place, city: isNamesake && place.admin1 ? `${place.name}, ${place.admin1}` : place.name };
  });
}

function distinct(places: readonly Place[]): Place[] {
  const byPosition = new Map(
    places.map((place) => [`${place.latitude} ${place.longitude} ${place.name}`, place]),
  );
  return [...byPosition.values()];
}
