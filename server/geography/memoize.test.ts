import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('computes once, and evicts the least recently used result', () => {
  const computed: number[] = [];
  const twice = memoize((value: number) => {
    computed.push(value);
    return value * 2;
  }, 2);
  expect([twice(1), twice(2), twice(1)]).toEqual([2, 4, 2]);
  expect(computed).toEqual([1, 2]);
  twice(3);
  expect([twice(1), twice(2)]).toEqual([2, 4]);
  expect(computed).toEqual([1, 2, 3, 2]);
});

test('undefined results are cached too', () => {
  let count = 0;
  const nothing = memoize((_: string) => {
    count += 1;
    return undefined;
  }, 5);
  nothing('a');
  nothing('a');
  expect(count).toBe(1);
});
