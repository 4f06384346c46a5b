import { distanceKm } from './distance.ts';
import type { Place } from './place.ts';

const MIN_POPULATION = 300_000;
/** A smaller town this near to a larger one is a suburb or a district. */
const SUBURB_KM = 30;
const DEGREES_APART = 1;

/** The towns by which people know a region, from places sorted largest first: Hamburg, but not Hamburg-Nord. */
export function largeTowns(places: readonly Place[]): Place[] {
  const towns: Place[] = [];
  for (const place of places) {
    if (place.population < MIN_POPULATION) continue;
    const isSuburb = towns.some(
      (town) =>
        Math.abs(town.latitude - place.latitude) < DEGREES_APART && distanceKm(town, place) < SUBURB_KM,
    );
    if (!isSuburb) towns.push(place);
  }
  return towns;
}
