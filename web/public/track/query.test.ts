import { expect, test } from 'vitest';
import { addressOf, askedFor, problemWith } from './query.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => `GS${100_000_000 + place}`);

test.each([
  [0, 'nothing', null, 'Please enter a tracking number'],
  [1, 'one', '/track/GS100000000', undefined],
  [2, 'several', '/track?numbers=GS100000000,GS100000001', undefined],
  [20, 'several', expect.stringContaining(',GS100000019'), undefined],
  [
    23,
    'too many',
    null,
    'These are 23 tracking numbers. Up to 20 can be looked up at once: please take out 3.',
  ],
])('%d numbers ask for %s', (count, kind, address, problem) => {
  const asked = askedFor(numbers(count));
  expect([asked.kind, addressOf(asked), problemWith(asked)]).toEqual([kind, address, problem]);
});
