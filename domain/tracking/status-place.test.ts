import { expect, test } from 'vitest';
import { placeOfStatus } from './status-place.ts';

const ends = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
};

test.each([
  ['pending', 'Suez Canal', 'Houston, US'],
  ['confirmed', 'Suez Canal', 'Houston, US'],
  ['picked_up', null, 'Houston, US'],
  ['picked_up', 'Houston, US', 'Houston, US'],
  ['in_transit', 'Suez Canal', 'Suez Canal'],
  ['in_transit', null, 'Houston, US'],
  ['customs', 'Port of Rotterdam, NL', 'Port of Rotterdam, NL'],
  ['customs', null, 'Rotterdam, NL'],
  ['out_for_delivery', 'Suez Canal', 'Rotterdam, NL'],
  ['delivered', 'Suez Canal', 'Rotterdam, NL'],
  ['cancelled', 'Suez Canal', 'Suez Canal'],
  ['cancelled', null, 'Houston, US'],
] as const)('%s after %s is at %s', (status, last_known, expected) =>
  expect(placeOfStatus(status, ends, last_known)).toBe(expected),
);
