import { minorDigits } from '#domain/money/minor-digits.ts';
import type { Money } from '#domain/money/money.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,3})?$/;

/** The minor units of a typed amount such as '1,850.00'; null if it cannot be read. */
export function readMinor(text: string, currency: string): number | null {
  const amount = readTypedNumber(text);
  if (amount === null || !AMOUNT.test(String(amount)) || !/^[A-Z]{3}$/.test(currency)) return null;
  return Math.round(amount * 10 ** minorDigits(currency));
}

/** '1850.00' for an input. */
export function formatPlain({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
