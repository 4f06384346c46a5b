import { expect, test } from 'vitest';
import { addressOf, problemWith, trackQueryOf } from './query.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => `GS${100_000_000 + place}`);

test.each([
  [0, 'nothing', null, 'Please enter a tracking number'],
  [1, 'one', '/track/GS100000000', undefined],
  [2, 'several', '/track?numbers=GS100000000,GS100000001', undefined],
  [20, 'several', expect.stringContaining(',GS100000019'), undefined],
  [23, 'too many', null, 'You entered 23 tracking numbers. Track up to 20 at a time: remove 3.'],
])('%d numbers are parsed as %s', (count, kind, address, problem) => {
  const query = trackQueryOf(numbers(count));
  expect([query.kind, addressOf(query), problemWith(query)]).toEqual([kind, address, problem]);
});
