import { expect, test } from 'vitest';
import { locatePlace } from '#domain/places/locate-place.ts';
import { searchPlaces } from '#domain/places/search-places.ts';
import { geographyForTests } from './geography-for-tests.ts';

const { gazetteer } = await geographyForTests();

test.each([
  ['Houston, USA', 'Houston', 'Texas', 'US'],
  ['Bombay', 'Mumbai', 'Maharashtra', 'IN'],
  ['München', 'Munich', 'Bavaria', 'DE'],
  ['Munchen', 'Munich', 'Bavaria', 'DE'],
  ['Saigon', 'Ho Chi Minh City', '', 'VN'],
  ['Koln', 'Köln', 'North Rhine-Westphalia', 'DE'],
  ['Los Angeles, CA', 'Los Angeles', 'California', 'US'],
  ['s', 'Shanghai', 'Shanghai', 'CN'],
])('%s is %s, %s, %s', (query, name, admin1, country) => {
  expect(searchPlaces(gazetteer, query, { limit: 5 })[0]).toMatchObject({ name, admin1, country });
});

test('a search takes a few milliseconds at most, even for one letter', () => {
  const queries = 'abcdefghijklmnopqrstuvwxyz'.split('');
  for (const query of queries) searchPlaces(gazetteer, query);
  const before = process.cpuUsage();
  for (const query of queries) searchPlaces(gazetteer, query);
  expect(process.cpuUsage(before).user / 1000 / queries.length).toBeLessThan(10);
});

test('every place has a time zone known to the runtime', () => {
  const zones = new Set(gazetteer.places.map(({ timezone }) => timezone));
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  expect(gazetteer.places.length).toBeGreaterThan(50_000);
});

test('places are numbered by size, and names refer to them', () => {
  const { places, names } = gazetteer;
  expect(places[0]?.name).toBe('Shanghai');
  expect(names.keys.every((key, at) => at === 0 || (names.keys[at - 1] as string) <= key)).toBe(true);
  expect(names.places.every((place) => place >= 0 && place < places.length)).toBe(true);
});

test('Houston is located correctly', () => {
  expect(locatePlace(gazetteer, { city: 'Houston', country: 'USA' })).toEqual({
    name: 'Houston',
    country: 'US',
    latitude: expect.closeTo(29.7633, 3),
    longitude: expect.closeTo(-95.3633, 3),
    timezone: 'America/Chicago',
    approximate: false,
  });
});
