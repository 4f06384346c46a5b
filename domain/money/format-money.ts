import { numberFormat } from '../intl-formats.ts';
import { majorUnits, minorDigits } from './minor-digits.ts';
import type { Money } from './money.ts';

/** '$1,834.50', '¥1,835'. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return numberFormat(format).format(majorUnits({ amount, currency }));
}
