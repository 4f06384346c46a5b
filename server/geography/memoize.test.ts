import { expect, test } from 'vitest';
import { remembering } from './memoize.ts';

test('asks once, and forgets what was asked longest ago', () => {
  const asked: number[] = [];
  const twice = remembering((value: number) => {
    asked.push(value);
    return value * 2;
  }, 2);
  expect([twice(1), twice(2), twice(1)]).toEqual([2, 4, 2]);
  expect(asked).toEqual([1, 2]);
  twice(3);
  expect([twice(1), twice(2)]).toEqual([2, 4]);
  expect(asked).toEqual([1, 2, 3, 2]);
});

test('no answer is remembered too', () => {
  let count = 0;
  const nothing = remembering((_: string) => {
    count += 1;
    return undefined;
  }, 5);
  nothing('a');
  nothing('a');
  expect(count).toBe(1);
});
