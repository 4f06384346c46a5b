/**
 * Draws all committed maps from Natural Earth data (public domain).
 * Run after changing a lane or the projection: node scripts/map/build.mjs <folder>
 *
 * The folder contains world-atlas@2.0.2, installed with `npm install --prefix <folder>`; it is not a dependency.
 */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import {
  bordersOf,
  landOf,
  readerOf,
  unwrappedBordersOf,
  unwrappedCountriesOf,
  unwrappedLandOf,
  unwrappedUnionOf,
} from './atlas.mjs';
import { drawPacificChart } from './pacific-chart.mjs';
import { simplifyTopology } from './simplify.mjs';
import { drawSurroundings } from './surroundings.mjs';
import { compactPath } from './svg-path.mjs';
import { worldGeoJson } from './world-geojson.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that contains world-atlas');
const readAtlas = readerOf(folder);
const coarse = await readAtlas('land', '110m');
/** 0.03° is 3 km, finer than the source at the closest zoom. */
const fine = simplifyTopology(await readAtlas('countries', '50m'), 0.03);
const pacific = drawPacificChart(landOf(coarse));

await write(
  'web/static-map/pacific-sheet.svg',
  svg([path('land', pacific.land), path('graticule', pacific.graticule)]),
);
await write('web/static-map/world-land.svg', svg([path('land', planeLand(unwrappedLandOf(coarse)))]));
await write('web/static-map/pacific-lanes.ts', pacificModule(pacific));
await writeSurroundings(
  'web/public/services/drawings/rotterdam.svg',
  { centre: [4.48, 51.92], halfWidth: 1200, halfHeight: 640, detail: 2 },
  '10m',
);
await writeSurroundings(
  'web/public/services/drawings/north-america.svg',
  { centre: [-96, 38.5], halfWidth: 3400, halfHeight: 1900, detail: 7 },
  '50m',
);
await write(
  'data/map/world.geojson',
  JSON.stringify(worldGeoJson(unwrappedUnionOf(fine), unwrappedCountriesOf(fine), unwrappedBordersOf(fine))),
);

async function writeSurroundings(file, box, scale) {
  const [land, countries] = await Promise.all(['land', 'countries'].map((kind) => readAtlas(kind, scale)));
  const drawn = drawSurroundings(box, { land: landOf(land), borders: bordersOf(countries) });
  await write(file, svg([path('land', drawn.land), path('borders', drawn.borders)]));
}

/** Land in degrees, x = longitude and y = -latitude, so that charts crop it with a transform. */
function planeLand(polygons) {
  const flip = ([longitude, latitude]) => [longitude, -latitude];
  return compactPath(polygons.flat().map((ring) => ({ points: ring.map(flip), closed: true })));
}

/** Colours and strokes come from the `<use>` element; stroke widths are in pixels at any scale. */
function path(id, d) {
  return `<path id="${id}" transform="scale(.1)" vector-effect="non-scaling-stroke" d="${d}"/>`;
}

function svg(paths) {
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Land by Natural Earth</title>${paths.join('')}</svg>\n`;
}

function pacificModule({ lanes, crossing, places, midPacific, offTheLanes }) {
  const constants = { lanes, crossing, places, midPacific, offTheLanes };
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`,
  );
  return `/* Written by scripts/map/build.mjs: positions on web/static-map/pacific-sheet.svg. */\n\n${lines.join('\n\n')}\n`;
}

async function write(file, text) {
  await writeFile(new URL(`../../${file}`, import.meta.url), text);
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(file, kilobytes(Buffer.byteLength(text)), `(${kilobytes(gzipSync(text).length)} gz)`);
}
