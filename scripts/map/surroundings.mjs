import { geoArea, geoAzimuthalEquidistant, geoPath } from 'd3-geo';
import { simplifyLine } from './simplify.mjs';
import { compactPath, lineRecorder } from './svg-path.mjs';

const EARTH_RADIUS_KM = 6371.0088;

/**
 * Land and borders around a place, one unit to the kilometre, the place at 0, 0. Azimuthal equidistant: every
 * distance from the place is true, so a circle around it is a circle. Simplified by `detail` km.
 * @param {{ centre: [longitude: number, latitude: number], halfWidth: number, halfHeight: number, detail: number }} box in km
 */
export function drawSurroundings({ centre, halfWidth, halfHeight, detail }, { land, borders }) {
  const projection = geoAzimuthalEquidistant()
    .rotate([-centre[0], -centre[1]])
    .scale(EARTH_RADIUS_KM)
    .translate([0, 0])
    .clipExtent([
      [-halfWidth, -halfHeight],
      [halfWidth, halfHeight],
    ]);
  const compact = (shape) => {
    const recorder = lineRecorder();
    geoPath(projection, recorder)(shape);
    return compactPath(
      recorder.lines.map(({ points, closed }) => ({ points: simplifyLine(points, detail), closed })),
    );
  };
  return { land: compact(withoutInsideOut(land)), borders: compact(borders) };
}

/** Specks of rock that the atlas rounded to nothing come out as the whole globe but for themselves. */
function withoutInsideOut(land) {
  const coordinates = land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter((polygon) => geoArea({ type: 'Polygon', coordinates: polygon }) < 2 * Math.PI);
  return { type: 'MultiPolygon', coordinates };
}
