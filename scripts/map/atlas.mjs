import { readFile } from 'node:fs/promises';
import { feature, mesh } from 'topojson-client';
import { unwrapLine, unwrapRing } from './unwrap.mjs';

/** Natural Earth (public domain) as packed by world-atlas, at 110 or 50 million to one. */
export async function readAtlas(kind, scale) {
  const file = new URL(`../../node_modules/world-atlas/${kind}-${scale}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** All land as one spherical GeoJSON geometry, as d3-geo wants it. */
export function landOf(atlas) {
  return feature(atlas, atlas.objects.land);
}

/** Countries with plane coordinates: longitudes run on over 180 instead of jumping. */
export function unwrappedCountriesOf(atlas) {
  return feature(atlas, atlas.objects.countries).features.map((country) => ({
    ...country,
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygonsOf(country.geometry).map((rings) => rings.map(unwrapRing)),
    },
  }));
}

/** All land as plane polygons. */
export function unwrappedLandOf(atlas) {
  return landOf(atlas).features.flatMap((one) =>
    polygonsOf(one.geometry).map((rings) => rings.map(unwrapRing)),
  );
}

/** The lines between countries, without the coasts, as one spherical geometry. */
export function bordersOf(atlas) {
  return mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
}

export function unwrappedBordersOf(atlas) {
  return bordersOf(atlas).coordinates.map(unwrapLine);
}

/** Without the ring that runs along the south pole itself: Antarctica's coast then counts as its outer ring. */
function polygonsOf(geometry) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const offThePole = (ring) => ring.some(([, latitude]) => latitude > -89.9);
  return polygons.map((rings) => rings.filter(offThePole)).filter((rings) => rings.length > 0);
}
