import { numberFormat } from '../intl-formats.ts';
import { minorDigits } from '../money/minor-digits.ts';
import { type Counted, countText, productText } from '../rates/line-text.ts';
import type { LineCalculation } from './line-calculation.ts';

interface StatedLine {
  description: string;
  calculation: LineCalculation | null;
}

/** The description without the quantity and the rate that descriptions of charges by tariffs end with. */
export function lineTitle({ description, calculation }: StatedLine): string {
  const stated = calculation && `, ${productText(countedOf(calculation))}`;
  return stated && description.endsWith(stated) ? description.slice(0, -stated.length) : description;
}

/** '2 × 40HC', '1,240 kg'; null without a calculation. */
export function lineQuantity({ calculation }: Pick<StatedLine, 'calculation'>): string | null {
  return calculation && countText(calculation);
}

/** '$3,860.00', '$0.1275': with the digits of the rate; null without a calculation. */
export function lineUnitPrice({ calculation }: Pick<StatedLine, 'calculation'>): string | null {
  if (!calculation) return null;
  const { unit_price, currency } = calculation;
  const digits = Math.max(minorDigits(currency), unit_price.split('.')[1]?.length ?? 0);
  const format = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return numberFormat(format).format(Number(unit_price));
}

/** 'At 1 USD = 0.92 EUR of 20 November 2026'; null where nothing was converted. `dayText` prints a date. */
export function lineExchange(
  { calculation }: Pick<StatedLine, 'calculation'>,
  dayText: (day: Date) => string,
): string | null {
  if (!calculation?.exchange) return null;
  const { from, to, rate, date } = calculation.exchange;
  return `At 1 ${from} = ${Number(rate)} ${to} of ${dayText(new Date(`${date}T00:00:00Z`))}`;
}

function countedOf({ unit_price, currency, ...counted }: LineCalculation): Counted {
  return { ...counted, rate: unit_price, amount: { currency } };
}
