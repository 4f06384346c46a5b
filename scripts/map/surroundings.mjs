import { geoArea, geoAzimuthalEquidistant, geoPath } from 'd3-geo';
import { simplifyLine } from './simplify.mjs';
import { compactPath, lineRecorder } from './svg-path.mjs';

const EARTH_RADIUS_KM = 6371.0088;

/**
 * Draws land and borders around a place at 0, 0, one unit per kilometre. Azimuthal equidistant, so distances from the
 * place are true and circles around it are circles. Simplified by `detail` km.
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

/** Removes tiny islands that rounding inverted, so that they would cover the whole globe. */
function withoutInsideOut(land) {
  const coordinates = land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter((polygon) => geoArea({ type: 'Polygon', coordinates: polygon }) < 2 * Math.PI);
  return { type: 'MultiPolygon', coordinates };
}
