import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { laneOf } from '#domain/routing/route-options.ts';
import { type Geography, type Lane, loadGeography } from '../geography/geography.ts';
import { isCached } from '../geography/memoize.ts';
import { planLanes } from './plan-lanes.ts';

const DATA = new URL('../../data', import.meta.url).pathname;
const TOWNS = ['Hamburg', 'Bremen', 'Berlin', 'Munich', 'Cologne', 'Dresden'];

/** Not those of other tests, which have cached routes. */
let geography: Geography;
beforeAll(async () => {
  geography = await loadGeography(DATA);
});

const lanesTo = (towns: readonly string[]) =>
  towns.map(
    (destination_city) =>
      laneOf(
        geography,
        {
          origin_city: 'Rotterdam',
          origin_country: 'NL',
          destination_city,
          destination_country: 'DE',
          service_type: 'standard',
        },
        'road',
      ) as Lane,
  );

test('the routes of many lanes are planned in a thread and cached, those of a few are left', async () => {
  const log = pino({ level: 'silent' });
  const few = lanesTo(TOWNS.slice(0, 2));
  await planLanes(geography, log, few);
  expect(few.some((lane) => isCached(geography.legs, ...lane))).toBe(false);
  const many = lanesTo(TOWNS);
  await planLanes(geography, log, many);
  expect(many.every((lane) => isCached(geography.legs, ...lane))).toBe(true);
  const other = await loadGeography(DATA);
  for (const lane of many) expect(geography.legs(...lane)).toEqual(other.legs(...lane));
});
