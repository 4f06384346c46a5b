import { expect, test } from 'vitest';
import { amountsText, counted, daysUntil, quantity, roundedAmount, roundedUsd, usd } from './amounts.ts';

test('money with cents and rounded', () => {
  expect(usd(2_489_000)).toBe('$24,890.00');
  expect(roundedUsd(123_449)).toBe('$1,234');
  expect(roundedAmount(123_449, 'EUR')).toBe('€1,234');
  expect(roundedAmount(123_449, 'JPY')).toBe('¥123,449');
});

test.each([
  [[], '$0.00'],
  [[{ currency: 'EUR', amount_cents: 120_000 }], '€1,200.00'],
  [
    [
      { currency: 'USD', amount_cents: 5 },
      { currency: 'JPY', amount_cents: 900 },
    ],
    '$0.05 + ¥900',
  ],
])('%j is %s', (amounts, text) => expect(amountsText(amounts)).toBe(text));

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
