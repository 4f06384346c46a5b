import { geoGraticule, geoInterpolate, geoNaturalEarth1, geoPath } from 'd3-geo';
import { compactPath, lineRecorder } from './svg-path.mjs';

/** The sheet's size in its own units; screens crop it. */
const sheet = { width: 1440, height: 760 };
/** Drawn beyond the sheet, so that tall crops have something to show. */
const bleed = { side: 40, top: 60, bottom: 240 };

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

/** Real lanes between offices and ports, with the turns a ship has to make. */
const lanes = {
  suez: ['rotterdam', [-5.6, 36], [10, 37.5], 'suez', 'aden', [60, 10], 'colombo', [95, 5.8], 'singapore'],
  pacific: ['singapore', [111, 12], 'hongKong', 'shanghai', 'tokyo', 'losAngeles'],
  landBridge: ['losAngeles', 'newYork'],
  australia: ['singapore', [118, -8], [142, -10.5], [154, -22], 'sydney'],
  air: ['tokyo', 'singapore'],
};

/** Projects land, graticule, lanes and places with Natural Earth I around 150° east. */
export function drawPacificChart(land) {
  const projection = geoNaturalEarth1()
    .rotate([-150, -8])
    .scale(330)
    .translate([sheet.width * 0.56, sheet.height * 0.52])
    .clipExtent([
      [-bleed.side, -bleed.top],
      [sheet.width + bleed.side, sheet.height + bleed.bottom],
    ]);
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
    sheet,
    land: compact(land),
    graticule: compact(geoGraticule().step([15, 15]).precision(5)()),
    lanes: Object.fromEntries(Object.entries(lanes).map(([name, stops]) => [name, line(stops)])),
    crossing: line(['tokyo', 'losAngeles']),
    places: Object.fromEntries(Object.entries(places).map(([name, position]) => [name, point(position)])),
    midPacific: point(geoInterpolate(places.tokyo, places.losAngeles)(0.46)),
    offTheLanes: point([-164, -6]),
  };
}
