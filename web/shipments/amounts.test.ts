import { expect, test } from 'vitest';
import { counted, daysUntil, quantity, roundedUsd, usd } from './amounts.ts';

test('money with cents and rounded', () => {
  expect(usd(2_489_000)).toBe('$24,890.00');
  expect(roundedUsd(123_449)).toBe('$1,234');
});

test('quantities have a no-break space before their unit', () => {
  expect(quantity(21_600, 'kg')).toBe('21,600\u00a0kg');
  expect(counted(1, 'day')).toBe('1\u00a0day');
  expect(counted(14, 'day')).toBe('14\u00a0days');
});

test.each([
  ['2026-03-15T12:00:00Z', 14],
  ['2026-03-15T12:00:01Z', 15],
  ['2026-03-01T12:00:01Z', 1],
  ['2026-02-01T12:00:00Z', 0],
])('days until %s are %i', (instant, days) => {
  expect(daysUntil(new Date(instant), new Date('2026-03-01T12:00:00Z'))).toBe(days);
});
