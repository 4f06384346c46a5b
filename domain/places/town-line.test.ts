import { expect, test } from 'vitest';
import { townLine } from './town-line.ts';

test.each([
  ['3011 ZZ', 'Rotterdam', 'NL', '3011 ZZ Rotterdam'],
  ['77002', 'Houston, TX', 'US', 'Houston, TX 77002'],
  ['LS1 1AA', ' Leeds ', 'GB', 'Leeds LS1 1AA'],
  ['', 'Douala', 'CM', 'Douala'],
  ['30336', 'Atlanta', null, '30336 Atlanta'],
  [null, null, 'SG', ''],
])('%s, %s, %s: %s', (postal_code, city, country, line) => {
  expect(townLine({ postal_code, city, country })).toBe(line);
});
