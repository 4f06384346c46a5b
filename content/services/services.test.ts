import { expect, test } from 'vitest';
import { deliveryDays } from '#domain/routing/route-options.ts';
import { publicPages } from '../pages.ts';
import { services } from '../services.ts';
import { airFreight, airportRegions, airServices } from './air-freight.ts';
import { countryRegions, customsClearance } from './customs-clearance.ts';
import { containers, oceanFreight, portRegions } from './ocean-freight.ts';
import { railFreight, railSavings } from './rail-freight.ts';
import { roadReaches, roadTransport } from './road-transport.ts';
import { warehousing } from './warehousing.ts';

const pages = [oceanFreight, airFreight, roadTransport, railFreight, customsClearance, warehousing];

test('every service has a page', () => {
  expect(pages.map(({ slug }) => slug).sort()).toEqual(services.map(({ slug }) => slug).sort());
});

test.each(pages)('$slug has its URL, four steps and two related services', (text) => {
  expect(publicPages[text.page].path).toBe(`/services/${text.slug}`);
  expect(text.steps).toHaveLength(4);
  expect(new Set([text.slug, ...text.related]).size).toBe(3);
});

/** The specification's figures. */
test('containers', () => {
  expect(containers.map(({ volume_cbm, max_weight_kg }) => [volume_cbm, max_weight_kg])).toEqual([
    [28, 21_600],
    [56, 26_500],
    [68, 26_500],
    [26, 21_600],
  ]);
});

test('transit days', () => {
  expect(airServices.map(({ from_days, to_days }) => [from_days, to_days])).toEqual([
    [1, 3],
    [3, 7],
    [5, 10],
    [2, 5],
  ]);
});

test('reaches and savings', () => {
  expect(roadReaches.map(({ radius_km }) => radius_km)).toEqual([50, 500, null]);
  expect(railSavings.map(({ up_to_percent }) => up_to_percent)).toEqual([50, 40, 30]);
});

test.each([
  ['500+ ports', portRegions, 500],
  ['300+ airports', airportRegions, 300],
  ['150+ countries', countryRegions, 150],
])('%s add up', (_, regions, claimed) => {
  const total = regions.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(claimed);
  expect(total).toBeLessThan(claimed * 1.1);
});

test('estimates of air freight take no fewer days than its page promises', () => {
  const least = (name: string) => airServices.find((service) => service.name === name)?.from_days;
  expect(deliveryDays('air', [], true)).toBe(least('Express'));
  expect(deliveryDays('air', [])).toBe(least('Standard'));
});
