import { expect, test } from 'vitest';
import { roundTop } from './spending-scale.ts';

test.each([
  [[], 0],
  [[0, 0], 0],
  [[2_489_000, 100], 3_000_000],
  [[1_000_000], 1_000_000],
  [[999_999], 1_000_000],
  [[450], 500],
  [[601], 800],
])('%j have the axis maximum %i', (amounts, top) => {
  expect(roundTop(amounts)).toBe(top);
});
