import type { Position } from '#domain/routing/route-leg.ts';
import { MAX_ZOOM, type Padding } from '../map-camera.ts';

type Bounds = readonly [southWest: Position, northEast: Position];

/** The whole world's width at zoom 0. */
const WORLD_PX = 256;

/** Bounds in Google's format, in which west > east means crossing ±180. */
export function boundsLiteral([[west, south], [east, north]]: Bounds): google.maps.LatLngBoundsLiteral {
  if (east - west >= 360) return { south, north, west: -180, east: 180 };
  return { south, north, west: wrapped(west), east: wrapped(east) };
}

/** A place with its longitude in [-180, 180). */
export function placeLiteral([longitude, latitude]: Position): google.maps.LatLngLiteral {
  return { lat: latitude, lng: wrapped(longitude) };
}

/** The closest zoom at which the bounds lie within the padding of a map of this size. */
export function zoomThatFits(
  [[west, south], [east, north]]: Bounds,
  { width, height }: { width: number; height: number },
  { top, right, bottom, left }: Padding,
): number {
  const across = Math.max(1, width - left - right) / (((east - west) / 360) * WORLD_PX);
  const down = Math.max(1, height - top - bottom) / ((mercator(north) - mercator(south)) * WORLD_PX);
  return Math.min(MAX_ZOOM, Math.log2(Math.min(across, down)));
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Height on a Web Mercator map, in widths of the world north of the equator. */
function mercator(latitude: number): number {
  return Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
}
