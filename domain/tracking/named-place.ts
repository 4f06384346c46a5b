import type { Gazetteer } from '../places/gazetteer.ts';
import { locatePlace } from '../places/locate-place.ts';
import { foldName } from '../places/normalize-name.ts';
import type { Point } from '../places/place.ts';

/** 0/0, in the sea off Ghana, denotes a missing position. */
export function isUnplaced({ latitude, longitude }: Point): boolean {
  return latitude === 0 && longitude === 0;
}

/**
 * The coordinates of 'Houston, US': of the shipment's stop with that name, else from the gazetteer, else of a stop whose
 * name contains the town, such as 'Port of Houston, US'. Null if unknown, because a guess would be shown as a fact.
 */
export function placeNamed(
  location: string,
  stops: readonly (Point & { location_name: string })[],
  gazetteer: Gazetteer,
): Point | null {
  const known = stops.filter((stop) => !isUnplaced(stop));
  const name = foldName(location);
  const [town = '', country = ''] = location.split(/,(?=[^,]*$)/);
  const place =
    known.find((stop) => foldName(stop.location_name) === name) ??
    townNamed(gazetteer, town, country) ??
    known.find((stop) => contains(foldName(stop.location_name), foldName(town)));
  return place ? { latitude: place.latitude, longitude: place.longitude } : null;
}

function townNamed(gazetteer: Gazetteer, city: string, country: string): Point | undefined {
  const place =
    city.trim() && country.trim() ? locatePlace(gazetteer, { city, country }, { exact: true }) : undefined;
  return place?.approximate ? undefined : place;
}

function contains(name: string, town: string): boolean {
  return town !== '' && ` ${name} `.includes(` ${town} `);
}
