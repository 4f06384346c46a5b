import { geoGraticule, geoInterpolate, geoPath } from 'd3-geo';
import { pacificProjection } from './pacific-projection.ts';
import { compactPath, lineRecorder } from './svg-path.mjs';

const places = {
  rotterdam: [4.1, 52],
  suez: [32.5, 30],
  aden: [45, 12.3],
  colombo: [79.8, 6],
  singapore: [103.8, 1.3],
  hongKong: [114.2, 22.3],
  shanghai: [122, 31],
  tokyo: [140, 35],
  losAngeles: [-118.2, 33.7],
  newYork: [-74, 40.7],
  sydney: [151.2, -33.9],
};

/** Real lanes between offices and ports, with their turning points. */
const channel = [1.3, 50.9];
const biscay = [-5.8, 48.7];
const finisterre = [-10, 43];
const gibraltar = [-5.6, 35.9];
const tunis = [11.2, 37.7];
const babElMandeb = [43.2, 12.7];
const dondraHead = [80.6, 5.6];
const malacca = [100.6, 3];

const lanes = {
  suez: [
    'rotterdam',
    channel,
    biscay,
    finisterre,
    [-9.8, 36.8],
    gibraltar,
    tunis,
    [15, 36],
    [31, 31.8],
    'suez',
    [37.5, 22],
    babElMandeb,
    'aden',
    [52, 13],
    dondraHead,
    [94.5, 6],
    malacca,
    'singapore',
  ],
  pacific: [
    'singapore',
    [105, 4],
    [111, 12],
    'hongKong',
    [119.4, 24.2],
    'shanghai',
    [131, 30.3],
    [136.5, 33],
    'tokyo',
    'losAngeles',
  ],
  landBridge: ['losAngeles', 'newYork'],
  australia: ['singapore', [106.5, -4.5], [118, -8], [142, -10.5], [154, -22], 'sydney'],
  air: ['tokyo', 'singapore'],
};

/** Projects land, graticule, lanes and places with Natural Earth I around 150° east. */
export function drawPacificChart(land) {
  const projection = pacificProjection();
  const path = geoPath(projection).digits(1);
  const positionOf = (place) => (typeof place === 'string' ? places[place] : place);
  const line = (stops) => path({ type: 'LineString', coordinates: stops.map(positionOf) });
  const compact = (shape) => {
    const recorder = lineRecorder();
    geoPath(projection, recorder)(shape);
    return compactPath(recorder.lines);
  };
  const point = (position) => projection(position).map((value) => Math.round(value * 10) / 10);

  return {
    land: compact(land),
    graticule: compact(geoGraticule().step([15, 15]).precision(5)()),
    lanes: Object.fromEntries(Object.entries(lanes).map(([name, stops]) => [name, line(stops)])),
    crossing: line(['tokyo', 'losAngeles']),
    places: Object.fromEntries(Object.entries(places).map(([name, position]) => [name, point(position)])),
    midPacific: point(geoInterpolate(places.tokyo, places.losAngeles)(0.46)),
    offTheLanes: point([-164, -6]),
  };
}
