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

test('a name that begins so comes before one with a word that does', () => {
  expect(searchCountries('guinea').map(({ name }) => name)).toEqual([
    'Guinea',
    'Guinea-Bissau',
    'Equatorial Guinea',
    'Papua New Guinea',
  ]);
});

test('nothing typed suggests nothing, and so does what no country is called', () => {
  expect(searchCountries('  ')).toEqual([]);
  expect(searchCountries('atlantis')).toEqual([]);
});

test('at most so many as asked for', () => {
  expect(searchCountries('s', 3)).toHaveLength(3);
});
