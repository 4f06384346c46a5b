import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [183_450, 'USD', '$1,834.50'],
  [0, 'USD', '$0.00'],
  [1_835, 'JPY', '¥1,835'],
  [1_834_500, 'KWD', 'KWD\u00a01,834.500'],
])('%d %s is %s', (amount, currency, text) => expect(formatMoney({ amount, currency })).toBe(text));
