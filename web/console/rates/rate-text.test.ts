import { expect, test } from 'vitest';
import { rateText } from './rate-text.ts';

test('a rate has thousands separators and all of its digits', () => {
  const limits = { minimum: '1045.00', maximum: null };
  expect(rateText({ rate: '1690.00', breaks: [{ from: 1000, rate: '0.1275' }], ...limits })).toBe(
    '1,690.00; from 1,000: 0.1275; minimum 1,045.00',
  );
});
