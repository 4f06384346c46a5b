import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature, merge, mesh } from 'topojson-client';
import { unwrapLine, unwrapRing } from './unwrap.mjs';

/** Reads Natural Earth data (public domain) from world-atlas at a scale of 1:110, 1:50 or 1:10 million. */
export function readerOf(folder) {
  return async (kind, scale) =>
    JSON.parse(await readFile(join(folder, 'node_modules/world-atlas', `${kind}-${scale}.json`), 'utf8'));
}

/** All land as one spherical GeoJSON geometry, for d3-geo. */
export function landOf(atlas) {
  return feature(atlas, atlas.objects.land);
}

/** Countries in planar coordinates: longitudes continue beyond 180 instead of wrapping. */
export function unwrappedCountriesOf(atlas) {
  return feature(atlas, atlas.objects.countries).features.map((country) => ({
    ...country,
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygonsOf(country.geometry).map((rings) => rings.map(unwrapRing)),
    },
  }));
}

/** All land as planar polygons. */
export function unwrappedLandOf(atlas) {
  return landOf(atlas).features.flatMap((one) =>
    polygonsOf(one.geometry).map((rings) => rings.map(unwrapRing)),
  );
}

/** The countries of an atlas without its own land as planar polygons of land: no line where two countries meet. */
export function unwrappedUnionOf(atlas) {
  return polygonsOf(merge(atlas, atlas.objects.countries.geometries)).map((rings) => rings.map(unwrapRing));
}

/** Borders between countries, without coasts, as one spherical geometry. */
export function bordersOf(atlas) {
  return mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
}

export function unwrappedBordersOf(atlas) {
  return bordersOf(atlas).coordinates.map(unwrapLine);
}

/** Removes the ring along the south pole, so that Antarctica's coast is its outer ring. */
function polygonsOf(geometry) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const offThePole = (ring) => ring.some(([, latitude]) => latitude > -89.9);
  return polygons.map((rings) => rings.filter(offThePole)).filter((rings) => rings.length > 0);
}
