import { expect, test } from 'vitest';
import { readPlace } from '#domain/quotes/read-place.ts';
import { geographyForTests } from './geography-for-tests.ts';

const { gazetteer } = await geographyForTests();

test.each([
  ['Houston, Texas, United States', 'Houston', 'US'],
  ['Houston, TX', 'Houston', 'US'],
  ['houston', 'Houston', 'US'],
  ['Los Angeles, CA', 'Los Angeles', 'US'],
  ['Atlanta, Georgia', 'Atlanta', 'US'],
  ['Portland, ME', 'Portland, Maine', 'US'],
  ['Portland, Oregon, USA', 'Portland', 'US'],
  ['Rotterdam, Netherlands', 'Rotterdam', 'NL'],
  ['Rotterdam, The Netherlands', 'Rotterdam', 'NL'],
  ['München', 'Munich', 'DE'],
  ['Frankfurt, Germany', 'Frankfurt am Main', 'DE'],
  ['Singapore', 'Singapore', 'SG'],
  ['Tbilisi, Georgia', 'Tbilisi', 'GE'],
])('%s is %s in %s', (text, city, country) => {
  expect(readPlace(gazetteer, text)).toEqual({ address: '', city, country, known: true });
});

test('a street before the town is its address', () => {
  expect(readPlace(gazetteer, '12 Main St, Houston, Texas, USA')).toEqual({
    address: '12 Main St',
    city: 'Houston',
    country: 'US',
    known: true,
  });
});

test.each([
  ['Nowhere Springs, Texas, United States', 'Nowhere Springs, Texas', 'US'],
  ['Hous', 'Hous', ''],
  ['the usual place', 'the usual place', ''],
  ['77002', '77002', ''],
  [',', '', ''],
])('%s stays as typed', (text, city, country) => {
  expect(readPlace(gazetteer, text)).toMatchObject({ city, country, known: false });
});
