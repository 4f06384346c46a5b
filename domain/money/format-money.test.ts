import { expect, test } from 'vitest';
import { formatMoney, formatRoundedMoney } from './format-money.ts';
import { minorDigits } from './minor-digits.ts';

test.each([
  [183_450, 'USD', '$1,834.50'],
  [0, 'USD', '$0.00'],
  [1_835, 'JPY', '¥1,835'],
  // Of ISO 4217, not of ICU, which shows whole forints and rupiahs.
  [1_834_550, 'HUF', 'HUF\u00a018,345.50'],
  [-5, 'IDR', '\u2212IDR\u00a00.05'],
  [-357_331, 'USD', '\u2212$3,573.31'],
  [1_834_500, 'KWD', 'KWD\u00a01,834.500'],
])('%d %s is %s', (amount, currency, text) => expect(formatMoney({ amount, currency })).toBe(text));

test.each([
  [183_450, 'USD', '$1,835'],
  [-183_450, 'USD', '\u2212$1,835'],
  [1_835, 'JPY', '¥1,835'],
])('%d %s is %s, rounded', (amount, currency, text) =>
  expect(formatRoundedMoney({ amount, currency })).toBe(text),
);

test('decimals are those of ISO 4217', () => {
  const digits = (currencies: string) => new Set(currencies.split(' ').map(minorDigits));
  expect(digits('USD EUR CNY HUF IDR COP PKR LBP MMK')).toEqual(new Set([2]));
  expect(digits('JPY KRW VND CLP XOF')).toEqual(new Set([0]));
  expect(digits('KWD BHD TND IQD')).toEqual(new Set([3]));
  expect(digits('CLF')).toEqual(new Set([4]));
});
