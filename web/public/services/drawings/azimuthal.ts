import { bearing, distanceKm } from '#domain/routing/search/geodesy.ts';

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * Azimuthal equidistant projection around a centre: kilometres east and south of it. The charts in this folder use the
 * same projection (scripts/map/surroundings.mjs).
 */
export function kmFrom(centre: Place, place: Place): [east: number, south: number] {
  const km = distanceKm(centre, place);
  const course =
    (bearing([centre.longitude, centre.latitude], [place.longitude, place.latitude]) * Math.PI) / 180;
  return [round(km * Math.sin(course)), round(-km * Math.cos(course))];
}

function round(km: number) {
  return Math.round(km * 10) / 10;
}
