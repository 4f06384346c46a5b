import { decimalsProblem, majorUnits, minorDigits, minorUnits } from '#domain/money/minor-digits.ts';
import type { Money } from '#domain/money/money.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

const AMOUNT = /^\d{1,12}(\.\d+)?$/;
const CODE = /^[A-Z]{3}$/;

/** The minor units of a typed amount such as '1,850.00'; null if it cannot be read, or has more decimals than its currency. */
export function readMinor(text: string, currency: string): number | null {
  const amount = readAmount(text);
  if (amount === null || !CODE.test(currency) || decimalsProblem(amount, currency)) return null;
  return minorUnits(amount, currency);
}

/** What is wrong with a typed amount: its decimals, unless the currency is no code, or `otherwise` where it cannot be read. */
export function amountProblem(text: string, currency: string, otherwise: string): string | undefined {
  const amount = readAmount(text);
  if (amount === null) return otherwise;
  return CODE.test(currency) ? decimalsProblem(amount, currency) : undefined;
}

/** The same for an amount that must be above 0. */
export function aboveZeroProblem(text: string, currency: string, otherwise: string): string | undefined {
  return readAmount(text) === 0 ? otherwise : amountProblem(text, currency, otherwise);
}

function readAmount(text: string): number | null {
  const amount = readTypedNumber(text);
  return amount !== null && AMOUNT.test(String(amount)) ? amount : null;
}

/** '1850.00' for an input. */
export function formatPlain({ amount, currency }: Money): string {
  return majorUnits({ amount, currency }).toFixed(minorDigits(currency));
}
