import { describe, expect, test } from 'vitest';
import { readGazetteer } from './gazetteer.ts';
import { locatePlace } from './locate-place.ts';
import { foldName } from './normalize-name.ts';
import { searchPlaces } from './search-places.ts';

const ROWS = [
  ['Mumbai', 'IN', 'Maharashtra', 19.07, 72.88, 12_691_836, 'Asia/Kolkata', 'Bombay'],
  ['Houston', 'US', 'Texas', 29.76, -95.36, 2_304_580, 'America/Chicago', ''],
  ['Paris', 'FR', 'Île-de-France', 48.85, 2.35, 2_138_551, 'Europe/Paris', 'Parigi'],
  ['Köln', 'DE', 'North Rhine-Westphalia', 50.93, 6.95, 963_395, 'Europe/Berlin', 'Cologne'],
  ['Frankfurt am Main', 'DE', 'Hesse', 50.12, 8.68, 650_000, 'Europe/Berlin', ''],
  ['Parma', 'IT', 'Emilia-Romagna', 44.8, 10.33, 198_292, 'Europe/Rome', ''],
  ['Paris', 'US', 'Texas', 33.66, -95.56, 24_782, 'America/Chicago', ''],
  ['Houston', 'GB', 'Scotland', 55.87, -4.55, 6420, 'Europe/London', ''],
  ['Bombay', 'NZ', 'Auckland', -37.19, 174.99, 1200, 'Pacific/Auckland', ''],
] as const;

const gazetteer = readGazetteer(
  ROWS.map((row) => row.slice(0, 7).join('\t')).join('\n'),
  [index((row) => row[0]), index((row) => row[7])].join('\n\n'),
);

function index(name: (row: (typeof ROWS)[number]) => string): string {
  return ROWS.flatMap((row, place) => (name(row) ? [`${foldName(name(row))}\t${place}`] : []))
    .sort()
    .join('\n');
}

describe('searchPlaces', () => {
  test.each([
    ['houston', ['Houston US', 'Houston GB']],
    ['Houston, USA', ['Houston US']],
    ['Houston, uk', ['Houston GB']],
    ['Paris, TX', ['Paris US']],
    ['Paris, tex', ['Paris US']],
    ['Paris, ', ['Paris FR', 'Paris US']],
    ['Par', ['Paris FR', 'Parma IT', 'Paris US']],
    ['Bombay', ['Mumbai IN', 'Bombay NZ']],
    ['Koln', ['Köln DE']],
    ['Cologne', ['Köln DE']],
    ['Colo', ['Köln DE']],
    ['Houston, France', []],
    ['xyzzy', []],
    [' ', []],
  ])('%j finds %j', (query, found) => {
    expect(searchPlaces(gazetteer, query).map(({ name, country }) => `${name} ${country}`)).toEqual(found);
  });

  test.each([
    ['Bombay', 'Bombay'],
    ['Mumbai', null],
    ['Colo', 'Cologne'],
    ['Cologn', 'Cologne'],
    ['Colonge', 'Cologne'],
  ])('%j is found by the name %j', (query, matched_name) => {
    expect(searchPlaces(gazetteer, query)[0]?.matched_name).toBe(matched_name);
  });

  test('an exact name comes before longer ones of larger places', () => {
    expect(searchPlaces(gazetteer, 'paris', { country: 'US' }).map(({ country }) => country)).toEqual(['US']);
    expect(searchPlaces(gazetteer, 'par', { limit: 1 })).toHaveLength(1);
  });
});

describe('locatePlace', () => {
  test.each([
    ['Houston', 'USA', 'Houston', false],
    ['houston, tx', 'us', 'Houston', false],
    ['Bombay', 'India', 'Mumbai', false],
    ['Frankfurt', 'Germany', 'Frankfurt am Main', false],
    ['Little Nowhere', 'France', 'Little Nowhere', true],
    ['', 'Japan', 'Tokyo', true],
  ])('%s in %s is %s, approximate: %s', (city, country, name, approximate) => {
    expect(locatePlace(gazetteer, { city, country })).toMatchObject({ name, approximate });
  });

  test('an unknown town lies at the capital of its country, in its time zone', () => {
    expect(locatePlace(gazetteer, { city: 'Little Nowhere', country: 'France' })).toEqual({
      name: 'Little Nowhere',
      country: 'FR',
      latitude: expect.closeTo(48.85, 1),
      longitude: expect.closeTo(2.35, 1),
      timezone: 'Europe/Paris',
      approximate: true,
    });
  });

  test('a prefix alone does not locate a town', () => {
    expect(locatePlace(gazetteer, { city: 'Frank', country: 'DE' })?.approximate).toBe(true);
  });

  test('an unknown country has no place', () => {
    expect(locatePlace(gazetteer, { city: 'Houston', country: 'Atlantis' })).toBeUndefined();
  });
});
