import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import type { Gateway } from '#domain/routing/geography.ts';
import { planLegs } from '#domain/routing/legs.ts';
import { PASSAGES, type PassageName } from '#domain/routing/network/passages.ts';
import { FAIRWAYS } from '#domain/routing/network/waters.ts';
import type { Position } from '#domain/routing/route-leg.ts';
import { greatCircleLine, positionDistanceKm } from '#domain/routing/search/geodesy.ts';
import { cellAt, walkCells } from '#domain/routing/search/grid.ts';
import { unpackLandMask } from '#domain/routing/search/land-mask.ts';
import { geographyForTests } from './geography-for-tests.ts';

const geography = await geographyForTests();
const land = unpackLandMask(gunzipSync(readFileSync('data/routing/land-mask.bin.gz')));
const dredged = [...Object.values(PASSAGES).map(({ channel }) => channel), ...FAIRWAYS];
for (const channel of dredged) eachSegment(channel, (from, to) => walkCells(from, to, (cell) => open(cell)));

const NM_KM = 1.852;
const SAMPLE_KM = 5;
/** Harbours may be ashore on a quarter-degree grid, so lanes start from the nearest water. */
const HARBOUR_KM = 75;

const LANES: [string, string][] = [
  ['Shanghai, China', 'Rotterdam, Netherlands'],
  ['Houston, USA', 'Hamburg, Germany'],
  ['Los Angeles, USA', 'Shanghai, China'],
  ['New York, USA', 'Los Angeles, USA'],
  ['Santos, Brazil', 'Antwerp, Belgium'],
  ['Mumbai, India', 'Durban, South Africa'],
  ['Sydney, Australia', 'Singapore, Singapore'],
  ['Tokyo, Japan', 'Seattle, USA'],
  ['Lagos, Nigeria', 'Busan, South Korea'],
  ['Buenos Aires, Argentina', 'Cape Town, South Africa'],
  ['Auckland, New Zealand', 'Valparaíso, Chile'],
  ['Helsinki, Finland', 'Montreal, Canada'],
  ['Odesa, Ukraine', 'Karachi, Pakistan'],
  ['Dubai, UAE', 'Colombo, Sri Lanka'],
  ['Jakarta, Indonesia', 'Manila, Philippines'],
  ['Perth, Australia', 'Mombasa, Kenya'],
  ['Callao, Peru', 'Yokohama, Japan'],
  ['Miami, USA', 'Cartagena, Colombia'],
  ['Casablanca, Morocco', 'Genoa, Italy'],
  ['Dakar, Senegal', 'Fortaleza, Brazil'],
  ['Anchorage, USA', 'Vladivostok, Russia'],
  ['Honolulu, USA', 'Papeete, French Polynesia'],
  ['Reykjavik, Iceland', 'Lisbon, Portugal'],
  ['Stockholm, Sweden', 'Gdansk, Poland'],
  ['Jeddah, Saudi Arabia', 'Piraeus, Greece'],
  ['Chattogram, Bangladesh', 'Ho Chi Minh City, Vietnam'],
  ['Manaus, Brazil', 'New Orleans, USA'],
  ['Suva, Fiji', 'Brisbane, Australia'],
  ['Vancouver, Canada', 'Hong Kong, Hong Kong'],
  ['Port Louis, Mauritius', 'Toamasina, Madagascar'],
  ['Baltimore, USA', 'Kolkata, India'],
  ['Punta Arenas, Chile', 'Stanley, Falkland Islands'],
];

describe('lanes between cities', () => {
  test.each(LANES)('%s to %s never crosses land', (from, to) => {
    const legs = planLegs(geography, located(from), located(to), 'sea');
    const voyage = legs.find(({ transport_mode }) => transport_mode === 'sea');
    expect(voyage?.geometry.length).toBeLessThanOrEqual(200);
    const line = voyage?.geometry ?? [];
    expect(ashore(line)).toEqual([]);
    expect(legs[0]?.from.name).toBe(located(from).name);
    expect(legs.at(-1)?.to.name).toBe(located(to).name);
  });

  test('the check can fail: a straight line from Houston to Miami crosses land', () => {
    expect(ashore(greatCircleLine([-90, 35], [-80, 35], 50)).length).toBeGreaterThan(0);
  });
});

describe('lengths of lanes', () => {
  test.each([
    ['CNSHA', 'NLRTM', 10_525],
    ['USHOU', 'NLRTM', 5070],
    ['USLAX', 'CNSHA', 5790],
    ['USNYC', 'USLAX', 4930],
    ['SGSIN', 'NLRTM', 8300],
    ['BRSSZ', 'NLRTM', 5400],
    ['INNSA', 'ZADUR', 3765],
    ['AUSYD', 'SGSIN', 4240],
    ['JPTYO', 'USLAX', 4850],
    ['DEHAM', 'USNYC', 3600],
    ['AEJEA', 'SGSIN', 3480],
    ['UAODS', 'NLRTM', 3350],
    ['USHOU', 'USMIA', 960],
    ['PLGDN', 'NLRTM', 800],
  ])('%s to %s is within 10% of %d nm', (from, to, published) => {
    const nm = (geography.seaRouter.route(port(from), port(to))?.distance_km ?? 0) / NM_KM;
    expect(nm / published).toBeGreaterThan(0.9);
    expect(nm / published).toBeLessThan(1.1);
  });

  test('the port distance table agrees with the lanes', () => {
    for (const [from, to] of [
      ['CNSHA', 'NLRTM'],
      ['USNYC', 'USLAX'],
      ['GEPTI', 'JPTYO'],
      ['USNYC', 'AEJEA'],
    ] as const) {
      const lane = geography.seaRouter.route(port(from), port(to))?.distance_km ?? 0;
      const table = geography.ports.seaKm(port(from), port(to));
      expect(Math.abs(table / lane - 1), `${from}-${to}`).toBeLessThan(0.08);
    }
  });
});

describe('passages', () => {
  test.each<[string, string, PassageName[]]>([
    ['CNSHA', 'NLRTM', ['singapore', 'malacca', 'bab_el_mandeb', 'suez', 'gibraltar', 'dover']],
    ['USNYC', 'USLAX', ['panama']],
    ['AEJEA', 'SGSIN', ['hormuz', 'malacca']],
    ['UAODS', 'GRPIR', ['bosporus', 'dardanelles']],
    ['USLAX', 'CNSHA', []],
  ])('%s to %s sails %j', (from, to, passages) => {
    expect(geography.seaRouter.route(port(from), port(to))?.passages).toEqual(passages);
  });

  test.each<[string, string, PassageName]>([
    ['SGSIN', 'NLRTM', 'suez'],
    ['USNYC', 'USLAX', 'panama'],
    ['INNSA', 'CNSHA', 'malacca'],
    ['DEHAM', 'PLGDN', 'oresund'],
    ['DEHAM', 'FRLEH', 'dover'],
  ])('%s to %s takes a longer route when %s is closed', (from, to, closed) => {
    const usual = geography.seaRouter.route(port(from), port(to));
    const around = geography.seaRouter.route(port(from), port(to), { closed: [closed, 'kiel'] });
    expect(usual?.passages).toContain(closed);
    expect(around?.passages).not.toContain(closed);
    expect(around?.distance_km).toBeGreaterThan(usual?.distance_km ?? Infinity);
    expect(ashore(around?.geometry ?? [])).toEqual([]);
  });

  test('a sea behind a closed passage is unreachable', () => {
    expect(geography.seaRouter.route(port('UAODS'), port('GRPIR'), { closed: ['bosporus'] })).toBeUndefined();
  });

  test('the Kiel Canal is used only when it is open', () => {
    expect(geography.seaRouter.route(port('DEHAM'), port('PLGDN'))?.passages).not.toContain('kiel');
    expect(geography.seaRouter.route(port('DEHAM'), port('PLGDN'), { closed: [] })?.passages).toContain(
      'kiel',
    );
  });
});

test('the Pacific is crossed without wrapping at the date line', () => {
  const line = geography.seaRouter.route(port('USLAX'), port('CNSHA'))?.geometry as Position[];
  expect(line.at(-1)?.[0]).toBeCloseTo(121.63 - 360, 1);
  eachSegment(line, (from, to) => expect(Math.abs(to[0] - from[0])).toBeLessThan(30));
});

test('every major port has water within reach', () => {
  const dry = geography.ports.all.filter((gateway) => !geography.seaRouter.harbour(gateway));
  expect(dry).toEqual([]);
  expect(geography.ports.all.filter(({ isMajor }) => isMajor).length).toBeGreaterThan(300);
});

function located(text: string): LocatedPlace {
  const [city, country] = text.split(', ') as [string, string];
  const place = locatePlace(geography.gazetteer, { city, country });
  if (!place || place.approximate) throw new Error(`${text} is not in the gazetteer`);
  return place;
}

function port(code: string): Gateway {
  const found = geography.ports.all.find((gateway) => gateway.code === code);
  if (!found) throw new Error(`No port ${code}`);
  return found;
}

/** Points of a lane on land, sampled at map resolution, excluding the approach to a harbour. */
function ashore(line: readonly Position[]): Position[] {
  const first = line[0] as Position;
  const last = line.at(-1) as Position;
  const found: Position[] = [];
  eachSegment(line, (from, to) => {
    const samples = Math.ceil(positionDistanceKm(from, to) / SAMPLE_KM);
    for (let sample = 0; sample <= samples; sample++) {
      const share = sample / samples;
      const point: Position = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const isHarbour =
        positionDistanceKm(point, first) < HARBOUR_KM || positionDistanceKm(point, last) < HARBOUR_KM;
      if (land[cellAt(point)] && !isHarbour) found.push(point);
    }
  });
  return found;
}

function eachSegment(line: readonly Position[], visit: (from: Position, to: Position) => unknown): void {
  for (const [index, to] of line.slice(1).entries()) visit(line[index] as Position, to);
}

function open(cell: number): true {
  land[cell] = 0;
  return true;
}
