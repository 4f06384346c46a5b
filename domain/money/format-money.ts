import { minorDigits } from './minor-digits.ts';
import type { Money } from './money.ts';

/** '$1,834.50', '¥1,835'. */
export function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** minorDigits(currency));
}
