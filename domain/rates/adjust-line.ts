import Big from 'big.js';
import * as z from 'zod';
import { minorDigits } from '../money/minor-digits.ts';
import type { TariffLine } from './tariff.ts';

const SignedDecimal = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,9}(\.\d{1,6})?$/, 'Enter a number such as 5 or -2.5.');

/** How rates are raised, or lowered with a minus: by percent, or by an amount in the currency of the tariff for each unit. */
export const RateChange = z
  .object({ percent: SignedDecimal.optional(), amount: SignedDecimal.optional() })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: 'Enter either a percentage or an amount.',
    path: ['percent'],
  });
export type RateChange = z.infer<typeof RateChange>;

/**
 * A line with changed rates, or why it can't be changed. A percentage also changes minimum and maximum. Each rate keeps its digits,
 * at least those of the currency; halves round up.
 */
export function adjustLine(
  line: TariffLine,
  { percent, amount }: RateChange,
  currency: string,
): { line: TariffLine } | { issue: string } {
  if (amount !== undefined && line.basis === 'percent')
    return { issue: 'A percentage of the freight can’t be changed by an amount.' };
  const change = (text: string) => {
    const rate = new Big(text);
    const changed =
      percent === undefined ? rate.plus(amount ?? 0) : rate.times(new Big(percent).div(100).plus(1));
    const digits = Math.max(text.split('.')[1]?.length ?? 0, minorDigits(currency));
    return changed.round(digits, Big.roundHalfUp).toFixed(digits);
  };
  const limit = (text: string | null) => (text === null || percent === undefined ? text : change(text));
  const adjusted = {
    ...line,
    rate: change(line.rate),
    breaks: line.breaks.map((step) => ({ ...step, rate: change(step.rate) })),
    minimum: limit(line.minimum),
    maximum: limit(line.maximum),
  };
  const rates = [adjusted.rate, ...adjusted.breaks.map(({ rate }) => rate)];
  return rates.some((rate) => rate.startsWith('-'))
    ? { issue: 'The rate would be below 0.' }
    : { line: adjusted };
}
