import type { LinkedSpotRequest } from '#contract/quotes/spot-requests.ts';
import type { SpotAnswer } from '#domain/quotes/spot-request.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { amountProblem, formatPlain, readMinor } from '#web/quotes/typed-money.ts';

export const MAX_RATES = 20;

interface SpotRateValues {
  charge_code: string;
  basis: SpotAnswer['lines'][number]['basis'];
  quantity: string;
  rate: string;
}

export interface SpotValues {
  currency: string;
  lines: SpotRateValues[];
  valid_until: string;
  transit_days: string;
  notes: string;
}

export const EMPTY_RATE: SpotRateValues = { charge_code: 'FRT', basis: 'flat', quantity: '1', rate: '' };

/** The former answer, else one empty rate. */
export function valuesOf({ answer }: Pick<LinkedSpotRequest, 'answer'>): SpotValues {
  if (!answer) return { currency: 'USD', lines: [EMPTY_RATE], valid_until: '', transit_days: '', notes: '' };
  return {
    currency: answer.lines[0]?.rate.currency ?? 'USD',
    lines: answer.lines.map(({ charge_code, basis, quantity, rate }) => ({
      charge_code,
      basis,
      quantity: String(quantity),
      rate: formatPlain(rate),
    })),
    valid_until: answer.valid_until,
    transit_days: answer.transit_days === null ? '' : String(answer.transit_days),
    notes: answer.notes,
  };
}

/** What must be corrected, by the field's path. */
export function validateFields({
  lines,
  valid_until,
  transit_days,
  ...values
}: SpotValues): Record<string, string> {
  const currency = values.currency.trim().toUpperCase();
  const broken: Record<string, string> = {};
  if (!/^[A-Z]{3}$/.test(currency)) broken.currency = 'Enter a three-letter currency code, such as USD.';
  for (const [index, { quantity, rate }] of lines.entries()) {
    if (!(Number(readTypedNumber(quantity)) > 0))
      broken[`lines.${index}.quantity`] = 'Enter a quantity above 0.';
    const problem = amountProblem(rate, currency, 'Enter a rate such as 1,850.00.');
    if (problem) broken[`lines.${index}.rate`] = problem;
  }
  if (!valid_until) broken.valid_until = 'Enter the last day your rates are valid.';
  if (!/^\d{0,3}$/.test(transit_days)) broken.transit_days = 'Enter the transit time in days, such as 32.';
  return broken;
}

/** The answer of valid values. */
export function answerOf({ lines, valid_until, transit_days, notes, ...values }: SpotValues): SpotAnswer {
  const currency = values.currency.trim().toUpperCase();
  return {
    lines: lines.map(({ charge_code, basis, quantity, rate }) => ({
      charge_code,
      description: '',
      basis,
      quantity: Number(readTypedNumber(quantity)),
      rate: { amount: readMinor(rate, currency) ?? 0, currency },
    })),
    valid_until,
    transit_days: transit_days === '' ? null : Number(transit_days),
    notes,
  };
}

/** An amount and its currency are one control. */
export function refusedRates(error: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsRefused(error)).map(([field, message]) => [
      field.replace(/\.rate\..*$/, '.rate'),
      message,
    ]),
  );
}
