import type { Money } from './money.ts';

/** The currencies of ISO 4217 (2026) that don't have two decimals. ICU's differ: it rounds forints and rupiahs to whole ones. */
const DIGITS: readonly (readonly [digits: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];
const USUAL = 2;

const digitsOf = new Map(
  DIGITS.flatMap(([digits, currencies]) =>
    currencies.split(' ').map((currency) => [currency, digits] as const),
  ),
);

/** How many decimals an amount of this currency has: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return digitsOf.get(currency) ?? USUAL;
}

/** Why an amount has too many decimals for its currency; undefined where it hasn't, as NaN. */
export function decimalsProblem(amount: number, currency: string): string | undefined {
  const digits = minorDigits(currency);
  if (Number.isNaN(amount) || Number(amount.toFixed(digits)) === amount) return undefined;
  return digits === 0
    ? `Enter a whole amount: ${currency} has no decimals.`
    : `Enter at most ${digits} decimals for ${currency}.`;
}

/** 27.6 for 2760 cents: the amount as people and spreadsheets write it. */
export function majorUnits({ amount, currency }: Money): number {
  return amount / 10 ** minorDigits(currency);
}

/** 2760 for 27.6 euros, rounded; NaN stays NaN. */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** minorDigits(currency));
}
