import { distanceKm } from './distance.ts';
import { foldName } from './normalize-name.ts';
import type { LocatedPlace } from './place.ts';
import type { UnlocodePlace, Unlocodes } from './unlocodes.ts';

const TOWN_KM = 40;
/** Without a common name, a code counts only right beside the town. */
const BESIDE_KM = 8;

/**
 * The place of a town with a UN/LOCODE: that with its name; else, near it, the one whose name begins like the town's, as
 * that of 'Antwerpen' and 'Antwerp', or the nearest one right beside it.
 */
export function unlocodeOfTown(
  { named }: Unlocodes,
  town: Pick<LocatedPlace, 'name' | 'country' | 'latitude' | 'longitude'>,
): UnlocodePlace | undefined {
  const wanted = foldName(town.name);
  const near = named
    .filter(({ place }) => place.country === town.country)
    .map(({ name, place }) => ({ name, place, km: distanceKm(place, town) }))
    .filter(({ km }) => km <= TOWN_KM)
    .sort((one, other) => one.km - other.km);
  const found =
    near.find(({ name }) => name === wanted) ??
    near.find(({ name }) => name.startsWith(wanted) || wanted.startsWith(name)) ??
    near.find(({ km }) => km <= BESIDE_KM);
  return found?.place;
}
