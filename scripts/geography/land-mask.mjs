import { feature } from 'topojson-client';
import { CELLS, CELLS_PER_DEGREE, COLUMNS, ROWS, wrapColumn } from '../../domain/routing/search/grid.ts';

/** One byte per cell of the routing grid, 1 where its centre lies on Natural Earth's 1:50m land. */
export function buildLandMask(topology) {
  const land = new Uint8Array(CELLS);
  for (const polygon of polygonsOf(feature(topology, topology.objects.land))) fillPolygon(land, polygon);
  return land;
}

function polygonsOf(shape) {
  const features = shape.type === 'FeatureCollection' ? shape.features : [shape];
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
}

/** Even-odd scan line through the centres of each row. */
function fillPolygon(land, rings) {
  const crossings = new Map();
  for (const ring of rings.map(unwrapRing)) {
    for (let corner = 1; corner < ring.length; corner++)
      addCrossings(crossings, ring[corner - 1], ring[corner]);
  }
  for (const [row, longitudes] of crossings) {
    longitudes.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < longitudes.length; pair += 2) {
      const first = Math.ceil((longitudes[pair] + 180) * CELLS_PER_DEGREE - 0.5);
      const last = Math.floor((longitudes[pair + 1] + 180) * CELLS_PER_DEGREE - 0.5);
      for (let column = first; column <= last; column++) land[row * COLUMNS + wrapColumn(column)] = 1;
    }
  }
}

function addCrossings(crossings, [x1, y1], [x2, y2]) {
  const low = Math.min(y1, y2);
  const high = Math.max(y1, y2);
  const firstRow = Math.max(0, Math.ceil((90 - high) * CELLS_PER_DEGREE - 0.5));
  const lastRow = Math.min(ROWS - 1, Math.floor((90 - low) * CELLS_PER_DEGREE - 0.5));
  for (let row = firstRow; row <= lastRow; row++) {
    const latitude = 90 - (row + 0.5) / CELLS_PER_DEGREE;
    if (latitude < low || latitude >= high) continue;
    if (!crossings.has(row)) crossings.set(row, []);
    crossings.get(row).push(x1 + ((x2 - x1) * (latitude - y1)) / (y2 - y1));
  }
}

/** Undoes world-atlas' stitching of rings across the antimeridian and the south pole, for planar use. */
function unwrapRing(ring) {
  let shift = 0;
  const unwrapped = [ring[0]];
  for (let corner = 1; corner < ring.length; corner++) {
    const step = ring[corner][0] - ring[corner - 1][0];
    if (step > 180) shift -= 360;
    else if (step < -180) shift += 360;
    unwrapped.push([ring[corner][0] + shift, ring[corner][1]]);
  }
  const first = unwrapped[0];
  const last = unwrapped.at(-1);
  if (Math.abs(last[0] - first[0]) > 180) unwrapped.push([last[0], -90], [first[0], -90], first);
  return unwrapped;
}
