import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { withGateways } from '#domain/places/gateway-places.ts';
import { readGazetteer } from '#domain/places/gazetteer.ts';
import { largeTowns } from '#domain/places/large-towns.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import { nearestPlace } from '#domain/places/nearest-place.ts';
import { searchUnlocodes } from '#domain/places/search-unlocodes.ts';
import { unlocodeOfTown } from '#domain/places/unlocode-of-town.ts';
import { createUnlocodes, findUnlocode, readInlandPlaces } from '#domain/places/unlocodes.ts';
import { type Earth, type Geography, readGateways } from '#domain/routing/geography.ts';
import { planLegs, portChoices } from '#domain/routing/legs.ts';
import { readCrossings } from '#domain/routing/network/crossings.ts';
import { readInlandWaterways } from '#domain/routing/network/inland-waterways.ts';
import { createPorts } from '#domain/routing/network/ports.ts';
import { readRailTerminals } from '#domain/routing/network/rail-terminals.ts';
import { unpackLandMask } from '#domain/routing/search/land-mask.ts';
import { createLandRouter } from '#domain/routing/search/land-router.ts';
import { createSeaRouter } from '#domain/routing/search/sea-router.ts';
import { memoize } from './memoize.ts';
import { createTimeZones } from './time-zones.ts';

export type { Geography };
/** The input of `Geography.legs`. */
export type Lane = Parameters<Geography['legs']>;

const unzip = promisify(gunzip);
const CACHED_ROUTES = 2000;
const CACHED_SEARCHES = 10_000;
const TOWN_REACH_KM = 250;

/**
 * Loads the geography from the files in `data/`, in well under a second at start. Rejects when a file is
 * missing or inconsistent. Routes are cached.
 */
export async function loadGeography(dataDirectory: string): Promise<Geography> {
  const read = (path: string) => readFile(join(dataDirectory, path));
  const readZipped = async (path: string) => unzip(await read(path));
  const [places, names, airports, ports, inland, land, portDistances, crossingRows, terminals, waterways] =
    await Promise.all([
      readZipped('places/gazetteer.tsv.gz'),
      readZipped('places/names.tsv.gz'),
      read('places/airports.tsv'),
      read('places/ports.tsv'),
      read('places/inland-unlocodes.tsv'),
      readZipped('routing/land-mask.bin.gz'),
      readZipped('routing/port-distances.bin.gz'),
      read('routing/crossings.tsv'),
      read('routing/rail-terminals.tsv'),
      read('routing/inland-waterways.tsv'),
    ]);
  const mask = unpackLandMask(land);
  const { links, edges: crossings } = readCrossings(crossingRows.toString());
  const landRouter = createLandRouter(mask, links);
  const seaRouter = createSeaRouter(mask);
  const gateways = {
    ports: readGateways(ports.toString(), landRouter),
    airports: readGateways(airports.toString(), landRouter),
  };
  const unlocodes = createUnlocodes({ ...gateways, inland: readInlandPlaces(inland.toString()) });
  const earth: Earth = {
    gazetteer: withGateways(readGazetteer(places.toString(), names.toString()), gateways),
    airports: gateways.airports,
    ports: createPorts(gateways.ports, portDistances),
    crossings,
    railTerminals: readRailTerminals(terminals.toString()),
    waterways: readInlandWaterways(waterways.toString()),
    landRouter: { ...landRouter, route: memoize(landRouter.route, CACHED_ROUTES) },
    seaRouter: { ...seaRouter, route: memoize(seaRouter.route, CACHED_ROUTES) },
  };
  return {
    ...earth,
    timeZones: createTimeZones(earth.gazetteer),
    unlocode: (code) => findUnlocode(unlocodes, code),
    unlocodeOfAirport: (iata) => unlocodes.byIata.get(iata.trim().toUpperCase()),
    unlocodeOfTown: (town) => unlocodeOfTown(unlocodes, town),
    // Each price looks up the codes of its two cities; a search takes a millisecond.
    searchUnlocodes: memoize(
      (text, limit) => searchUnlocodes(unlocodes, earth.gazetteer, text, limit),
      CACHED_SEARCHES,
    ),
    locate: memoize(({ city, country }) => locatePlace(earth.gazetteer, { city, country }), CACHED_SEARCHES),
    largeTownAt: nearestPlace(largeTowns(earth.gazetteer.places), TOWN_REACH_KM),
    legs: memoize(
      (origin, destination, mode, ports) => planLegs(earth, origin, destination, mode, ports),
      CACHED_ROUTES,
    ),
    portChoices: memoize(
      (origin, destination, ports) => portChoices(earth, origin, destination, ports),
      CACHED_ROUTES,
    ),
  };
}
