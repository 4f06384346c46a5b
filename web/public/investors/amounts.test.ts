import { expect, test } from 'vitest';
import { billions, dollars, signedDollars, signedPercent } from './amounts.ts';

test.each([
  [dollars(3872), '$38.72'],
  [dollars(5), '$0.05'],
  [billions(237_740_800_000), '$2.38\u00a0billion'],
  [signedPercent(1.79), '+1.79%'],
  [signedPercent(-0.5), '−0.50%'],
  [signedDollars(68), '+$0.68'],
  [signedDollars(-68), '−$0.68'],
])('%s is formatted as %s', (written, expected) => {
  expect(written).toBe(expected);
});
