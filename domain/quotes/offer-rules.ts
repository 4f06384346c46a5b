import type { Rule } from '#domain/validation/rules.ts';

const SMALLEST_USD = 0.01;
const DEAREST_USD = 1_000_000_000;
const LIGHTEST_KG = 0.001;
const HEAVIEST_KG = 1_000_000;

/** A price in US dollars; NaN if not a number. */
export const price: Rule<number | null> = (usd) => {
  if (usd === null || Number.isNaN(usd)) return 'Enter the price in USD.';
  if (usd < SMALLEST_USD) return 'The price must be more than $0.';
  return usd > DEAREST_USD ? 'The price can be at most $1,000,000,000.' : undefined;
};

/** An optional weight in kg; by default the requested one. */
export const shippedWeight: Rule<number | null> = (kg) => {
  if (kg === null) return undefined;
  if (Number.isNaN(kg)) return 'Enter the weight as a number of kg.';
  if (kg < LIGHTEST_KG) return 'The weight must be more than 0 kg.';
  return kg > HEAVIEST_KG ? 'The weight can be at most 1,000,000 kg.' : undefined;
};
