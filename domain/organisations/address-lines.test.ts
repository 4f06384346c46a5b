import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

test.each([
  [
    'Voorbeeldkade 18',
    '3011 ZZ',
    'Rotterdam',
    'NL',
    ['Voorbeeldkade 18', '3011 ZZ Rotterdam', 'Netherlands'],
  ],
  ['1200 Example St', '77002', 'Houston', 'US', ['1200 Example St', 'Houston 77002', 'United States']],
  ['', '', 'Douala', 'CM', ['Douala', 'Cameroon']],
  ['1 Sample Road', '', '', 'SG', ['1 Sample Road', 'Singapore']],
])('%s, %s %s, %s', (street, postal_code, city, country, lines) => {
  expect(addressLines({ street, city, postal_code, country })).toEqual(lines);
});
