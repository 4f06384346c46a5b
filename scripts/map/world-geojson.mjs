/** Land, borders and countries' label points for the live map in one collection, distinguished by `properties.kind`. */
export function worldGeoJson(land, countries, borders) {
  const byArea = countries
    .map((country) => ({ country, largest: largestRing(country.geometry.coordinates) }))
    .sort((one, other) => other.largest.area - one.largest.area);

  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'land' },
        geometry: { type: 'MultiPolygon', coordinates: land.map(roundRings) },
      },
      {
        type: 'Feature',
        properties: { kind: 'border' },
        geometry: { type: 'MultiLineString', coordinates: roundRings(borders) },
      },
      ...byArea.map(({ country, largest }, rank) => ({
        type: 'Feature',
        properties: { kind: 'label', name: country.properties.name, iso: country.id, rank },
        geometry: { type: 'Point', coordinates: roundPoint(largest.centre) },
      })),
    ],
  };
}

function largestRing(polygons) {
  const rings = polygons.map((polygon) => measureRing(polygon[0]));
  return rings.reduce((best, ring) => (ring.area > best.area ? ring : best));
}

/** Area in square degrees and centroid of a planar ring (shoelace formula). */
function measureRing(ring) {
  let doubled = 0;
  let x = 0;
  let y = 0;
  for (let index = 0; index < ring.length - 1; index++) {
    const [[x0, y0], [x1, y1]] = [ring[index], ring[index + 1]];
    const cross = x0 * y1 - x1 * y0;
    doubled += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  const centre = doubled === 0 ? ring[0] : [x / (3 * doubled), y / (3 * doubled)];
  return { area: Math.abs(doubled / 2), centre };
}

const roundPoint = (point) => point.map((value) => Math.round(value * 1000) / 1000);
const roundRings = (rings) => rings.map((ring) => ring.map(roundPoint));
