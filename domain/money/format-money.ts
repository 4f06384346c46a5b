import { numberFormat } from '../intl-formats.ts';
import { minorDigits } from './minor-digits.ts';
import type { Money } from './money.ts';

/** '$1,834.50', '¥1,835'. */
export function formatMoney({ amount, currency }: Money): string {
  return numberFormat({ style: 'currency', currency }).format(amount / 10 ** minorDigits(currency));
}
