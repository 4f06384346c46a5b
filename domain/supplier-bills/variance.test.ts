import { describe, expect, test } from 'vitest';
import { exceedsTolerance, varianceOf } from './variance.ts';

describe('a line exceeds the tolerance of 5 % and 50.00', () => {
  test.each([
    { name: 'as expected', expected: 100_00, billed: 100_00, variance: 0, exceeds: false },
    { name: '5 % above', expected: 100_00, billed: 105_00, variance: 5_00, exceeds: false },
    { name: 'a cent above 5 %', expected: 100_00, billed: 105_01, variance: 5_01, exceeds: true },
    {
      name: '50.00 above a large cost',
      expected: 5_000_00,
      billed: 5_050_00,
      variance: 50_00,
      exceeds: false,
    },
    { name: 'a cent above 50.00', expected: 5_000_00, billed: 5_050_01, variance: 50_01, exceeds: true },
    { name: '50.00 above a small cost', expected: 200_00, billed: 250_00, variance: 50_00, exceeds: true },
    { name: 'far below', expected: 5_000_00, billed: 1_00, variance: -4_999_00, exceeds: false },
    { name: 'unexpected', expected: 0, billed: 1, variance: 1, exceeds: true },
  ])('$name: $exceeds', ({ expected, billed, variance, exceeds }) => {
    expect(varianceOf({ expected, billed })).toBe(variance);
    expect(exceedsTolerance({ expected, billed }, 50_00)).toBe(exceeds);
  });

  test('without an exchange rate for the amount, the limit is 0: whatever is above needs an approval', () => {
    expect(exceedsTolerance({ expected: 100_00, billed: 100_01 }, 0)).toBe(true);
    expect(exceedsTolerance({ expected: 100_00, billed: 100_00 }, 0)).toBe(false);
  });
});
