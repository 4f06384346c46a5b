import { numberFormat } from '../intl-formats.ts';
import { majorUnits, minorDigits } from './minor-digits.ts';
import type { Money } from './money.ts';

/** '$1,834.50', '−$30.00', '¥1,835'. */
export function formatMoney(money: Money): string {
  return moneyText(money, minorDigits(money.currency));
}

/** '$1,835', '−$30': rounded to major units. */
export function formatRoundedMoney(money: Money): string {
  return moneyText(money, 0);
}

/** Intl writes a hyphen before negative amounts; the minus sign is as wide as the figures. */
function moneyText({ amount, currency }: Money, digits: number): string {
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return numberFormat(format).format(majorUnits({ amount, currency })).replace('-', '−');
}
