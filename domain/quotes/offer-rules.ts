import type { Rule } from '#domain/validation/rules.ts';
import { formatMoney } from '../money/format-money.ts';
import { decimalsProblem, minorUnits } from '../money/minor-digits.ts';

const MAX_MINOR_UNITS = 100_000_000_000;
const LIGHTEST_KG = 0.001;
const HEAVIEST_KG = 1_000_000;

/** A typed price in a currency, with no more decimals than it has; NaN if not a number. */
export function priceIn(currency: string): Rule<number | null> {
  const rule = roundedPriceIn(currency);
  return (price) => rule(price) ?? decimalsProblem(price ?? 0, currency);
}

function roundedPriceIn(currency: string): Rule<number | null> {
  return (price) => {
    if (price === null || Number.isNaN(price)) return `Enter the price in ${currency}.`;
    const amount = minorUnits(price, currency);
    if (amount < 1) return 'The price must be more than zero.';
    if (amount <= MAX_MINOR_UNITS) return undefined;
    return `The price can be at most ${formatMoney({ amount: MAX_MINOR_UNITS, currency })}.`;
  };
}

/** A price in US dollars, which the API rounds to cents. */
export const price = roundedPriceIn('USD');

/** An optional weight in kg; by default the requested one. */
export const shippedWeight: Rule<number | null> = (kg) => {
  if (kg === null) return undefined;
  if (Number.isNaN(kg)) return 'Enter the weight as a number of kg.';
  if (kg < LIGHTEST_KG) return 'The weight must be more than 0 kg.';
  return kg > HEAVIEST_KG ? 'The weight can be at most 1,000,000 kg.' : undefined;
};
