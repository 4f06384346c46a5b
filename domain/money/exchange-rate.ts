import Big from 'big.js';
import * as z from 'zod';
import { calendarDate } from '../calendar/calendar-date.ts';
import { DecimalText } from '../validation/decimal-text.ts';
import { plainText } from '../validation/plain-text.ts';
import { CurrencyCode } from './currency.ts';
import { exactMajor, roundedMoney } from './exact-money.ts';
import type { Money } from './money.ts';

/** One unit of `from` is `rate` units of `to` on this day. */
export const ExchangeRate = z.object({
  from: CurrencyCode,
  to: CurrencyCode,
  /** Until a later rate of the pair, this one counts. */
  date: calendarDate('Enter the day as 2026-11-30.'),
  rate: DecimalText.refine((rate) => Number(rate) > 0, 'The rate must be more than 0.'),
  /** Where it is from: 'ECB', 'bank', 'contract'. */
  source: plainText('Enter the source of the rate.')
    .min(1, 'Enter the source of the rate.')
    .max(80, 'At most 80 characters.'),
});
/** As people and programs record it. */
export const NewExchangeRate = ExchangeRate.refine(({ from, to }) => from !== to, {
  error: 'Choose two different currencies.',
  path: ['to'],
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

/** The rate that converted an amount, and the day for which it is quoted. */
export const AppliedRate = z.object({
  from: z.string(),
  to: z.string(),
  /** Decimal text, rounded to 10 digits after the point, or to 10 significant digits where the rate is below 0.1. */
  rate: z.string(),
  /** The earlier of the two days where the conversion goes through a third currency. */
  date: z.iso.date(),
});
export type AppliedRate = z.infer<typeof AppliedRate>;

const DIGITS = 10;
/** Divides to more digits than any rate is rounded to. */
const Exact = Big();
Exact.DP = 40;

/** Currencies that others are converted through, in this order, where the pair has no rate. */
export const CROSS_CURRENCIES = ['EUR', 'USD'] as const;

/**
 * The rate of a pair on a day: the latest of that day or before, of the pair itself or its inverse; else through EUR or
 * USD. Undefined where there is none.
 */
export function rateOn(
  rates: readonly ExchangeRate[],
  from: string,
  to: string,
  date: string,
): AppliedRate | undefined {
  if (from === to) return { from, to, rate: '1', date };
  const direct = rateOfPair(rates, from, to, date);
  if (direct) return { from, to, rate: written(direct.rate), date: direct.date };
  for (const middle of CROSS_CURRENCIES) {
    const first = rateOfPair(rates, from, middle, date);
    const second = rateOfPair(rates, middle, to, date);
    if (first && second)
      return {
        from,
        to,
        rate: written(first.rate.times(second.rate)),
        date: first.date < second.date ? first.date : second.date,
      };
  }
  return undefined;
}

/** Unrounded, so that a rate through a third currency is rounded once. */
function rateOfPair(
  rates: readonly ExchangeRate[],
  from: string,
  to: string,
  date: string,
): { rate: Big; date: string } | undefined {
  let latest: ExchangeRate | undefined;
  for (const rate of rates) {
    if (rate.date > date || (latest && rate.date < latest.date)) continue;
    const isPair = rate.from === from && rate.to === to;
    const isInverse = rate.from === to && rate.to === from;
    // On the same day, the pair itself prevails over its inverse, and a later entry over an earlier one.
    if (isPair || (isInverse && !(latest?.from === from && latest.date === rate.date))) latest = rate;
  }
  if (!latest) return undefined;
  return { rate: latest.from === from ? new Big(latest.rate) : inverse(latest.rate), date: latest.date };
}

/** Converts by a rate; halves of a minor unit round up. */
export function convert(money: Money, { to, rate, from, date: _ }: AppliedRate): Money {
  return from === to ? money : roundedMoney(exactMajor(money).times(rate), to);
}

function inverse(rate: string): Big {
  return new Exact(1).div(rate);
}

function written(rate: Big): string {
  return rate.round(Math.max(DIGITS, DIGITS - 1 - rate.e), Big.roundHalfUp).toFixed();
}
