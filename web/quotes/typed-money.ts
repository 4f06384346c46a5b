import { majorUnits, minorDigits, minorUnits } from '#domain/money/minor-digits.ts';
import type { Money } from '#domain/money/money.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,3})?$/;

/** The minor units of a typed amount such as '1,850.00'; null if it cannot be read. */
export function readMinor(text: string, currency: string): number | null {
  const amount = readTypedNumber(text);
  if (amount === null || !AMOUNT.test(String(amount)) || !/^[A-Z]{3}$/.test(currency)) return null;
  return minorUnits(amount, currency);
}

/** '1850.00' for an input. */
export function formatPlain({ amount, currency }: Money): string {
  return majorUnits({ amount, currency }).toFixed(minorDigits(currency));
}
