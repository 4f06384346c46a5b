import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

test.each<[number, 1 | -1, number, number]>([
  [-1, 1, 3, 0],
  [0, 1, 3, 1],
  [2, 1, 3, -1],
  [-1, -1, 3, 2],
  [0, -1, 3, -1],
  [-1, 1, 0, -1],
  [-1, -1, 0, -1],
])('from %d by %d in a list of %d leads to %d', (from, by, length, expected) => {
  expect(nextOption(from, by, length)).toBe(expected);
});
