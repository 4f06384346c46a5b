import { expect, test } from 'vitest';
import { freightLine } from './freight-line.ts';

const lane = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
};

test.each([
  ['air', 'Air freight, Houston, US to Rotterdam, NL'],
  ['sea', 'Ocean freight, Houston, US to Rotterdam, NL'],
  ['road', 'Road freight, Houston, US to Rotterdam, NL'],
  ['rail', 'Rail freight, Houston, US to Rotterdam, NL'],
  [null, 'Multi-modal freight, Houston, US to Rotterdam, NL'],
] as const)('carried by %s, it is %s', (transport_mode, line) => {
  expect(freightLine({ ...lane, transport_mode })).toBe(line);
});
