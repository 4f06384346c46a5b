import { expect, test } from 'vitest';
import { isCounterRegression } from './passkey.ts';

test.each([
  [0, 0, false],
  [0, 1, false],
  [7, 8, false],
  [7, 900, false],
  [7, 7, true],
  [7, 6, true],
  [7, 0, true],
])('a counter that goes from %i to %i: regression is %s', (stored, received, regression) => {
  expect(isCounterRegression(stored, received)).toBe(regression);
});
