import { expect, test } from 'vitest';
import type { FoundPlace } from '#domain/places/place.ts';
import { cityTexts } from './suggest-places.ts';

const town = (name: string, country: string, admin1: string, population: number): FoundPlace => ({
  name,
  country,
  admin1,
  population,
  latitude: population,
  longitude: 0,
  timezone: 'UTC',
  matched_name: null,
});

test('towns with the same name in one country show their region', () => {
  const cities = cityTexts([
    town('Portland', 'US', 'Oregon', 650_000),
    town('Portland', 'US', 'Maine', 68_000),
    town('Portland', 'AU', 'Victoria', 10_000),
    town('Portland', 'US', '', 5_000),
  ]).map(({ city }) => city);
  expect(cities).toEqual(['Portland, Oregon', 'Portland, Maine', 'Portland', 'Portland']);
});

test('a town much larger than others with its name shows no region', () => {
  const cities = cityTexts([
    town('Miami', 'US', 'Florida', 442_241),
    town('Miami', 'US', 'Oklahoma', 13_570),
  ]);
  expect(cities.map(({ city }) => city)).toEqual(['Miami', 'Miami, Oklahoma']);
});
