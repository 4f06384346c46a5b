import { expect, test } from 'vitest';
import { largeTowns } from './large-towns.ts';
import { nearestPlace } from './nearest-place.ts';
import type { Place } from './place.ts';

const place = (name: string, latitude: number, longitude: number): Place => ({
  name,
  country: 'XX',
  admin1: '',
  latitude,
  longitude,
  population: 1,
  timezone: 'UTC',
});
const find = nearestPlace(
  [place('Hamburg', 53.55, 9.99), place('Bremen', 53.08, 8.8), place('Suva', -18.14, 178.44)],
  250,
);

test.each([
  ['the nearer of two', 53.5, 9.2, 'Hamburg'],
  ['across a cell', 54.6, 11.9, 'Hamburg'],
  ['across the antimeridian', -18, -179.8, 'Suva'],
  ['nothing out of reach', 0, 0, undefined],
])('finds %s', (_, latitude, longitude, name) => {
  expect(find({ latitude, longitude })?.name).toBe(name);
});

test('districts and small towns are no large towns', () => {
  const hamburg = { ...place('Hamburg', 53.55, 9.99), population: 1_800_000 };
  const district = { ...place('Hamburg-Nord', 53.59, 9.98), population: 310_000 };
  const bremen = { ...place('Bremen', 53.08, 8.8), population: 570_000 };
  expect(largeTowns([hamburg, bremen, district, place('Suva', -18.14, 178.44)])).toEqual([hamburg, bremen]);
});
