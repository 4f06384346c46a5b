import Big from 'big.js';
import { type DayCharge, MAX_CHARGED_DAYS } from '../equipment/day-charge.ts';
import { roundedMoney } from '../money/exact-money.ts';
import { MAX_MINOR_UNITS } from '../money/largest-amount.ts';
import type { Money } from '../money/money.ts';
import type { PriceRequest } from './price-request.ts';
import type { RateBasis } from './rate-kinds.ts';
import { bySpecificity, type CandidateLine, covers } from './specificity.ts';

/** Charge codes whose rates are for a container and a day after the free time. Their breaks are such days. */
export const DAY_CHARGE_CODES = ['DEMURRAGE', 'DETENTION'] as const;
export type DayChargeCode = (typeof DAY_CHARGE_CODES)[number];

/** Quantities by other bases are not days. */
const BASES: readonly RateBasis[] = ['container', 'flat'];

/** The line that prevails for a container; undefined where no tariff states a rate for it. A line of another carrier does not. */
export function dayRateLine(
  code: DayChargeCode,
  { size_type, carrier }: { size_type: string; carrier: string },
  request: PriceRequest,
  lines: readonly CandidateLine[],
): CandidateLine | undefined {
  return lines
    .filter(
      (line) =>
        line.charge_code === code &&
        BASES.includes(line.basis) &&
        (line.size_type === null || line.size_type === size_type) &&
        (line.carrier === '' || line.carrier === carrier) &&
        covers(line, request),
    )
    .sort(bySpecificity(request))[0];
}

/** The sum of the rates of each day, which slabs raise; the minimum and the maximum of the line are of the sum. */
export function dayCharge(
  { breaks, rate, minimum, maximum, tariff: { currency } }: CandidateLine,
  passed: number,
): DayCharge {
  const days = Math.min(passed, MAX_CHARGED_DAYS);
  const rateOf = (day: number) => new Big(breaks.findLast(({ from }) => from <= day)?.rate ?? rate);
  let sum = new Big(0);
  for (let day = 1; day <= days; day++) sum = sum.plus(rateOf(day));
  if (days > 0 && minimum !== null && sum.lt(minimum)) sum = new Big(minimum);
  if (maximum !== null && sum.gt(maximum)) sum = new Big(maximum);
  return {
    days,
    per_day: limited(roundedMoney(rateOf(Math.max(days, 1)), currency)),
    to_date: limited(roundedMoney(sum, currency)),
  };
}

function limited({ amount, currency }: Money): Money {
  return { amount: Math.min(amount, MAX_MINOR_UNITS), currency };
}
