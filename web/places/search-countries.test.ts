import { expect, test } from 'vitest';
import { searchCountries } from './search-countries.ts';

test.each([
  ['US', 'US'],
  ['usa', 'US'],
  ['UK', 'GB'],
  ['nether', 'NL'],
  ['deu', 'DE'],
  ['zealand', 'NZ'],
  ['Österreich', 'AT'],
  ['aland', 'AX'],
])('%s finds %s first', (text, code) => {
  expect(searchCountries(text)[0]?.code).toBe(code);
});

test('names that start with the text come before names with a later word that does', () => {
  expect(searchCountries('guinea').map(({ name }) => name)).toEqual([
    'Guinea',
    'Guinea-Bissau',
    'Equatorial Guinea',
    'Papua New Guinea',
  ]);
});

test('empty and unknown text has no suggestions', () => {
  expect(searchCountries('  ')).toEqual([]);
  expect(searchCountries('atlantis')).toEqual([]);
});

test('the limit is respected', () => {
  expect(searchCountries('s', 3)).toHaveLength(3);
});
