import Big from 'big.js';
import * as z from 'zod';
import { Moment } from '../calendar/moment.ts';
import { CurrencyCode } from '../money/currency.ts';
import { exactMajor, roundedMoney } from '../money/exact-money.ts';
import { AppliedRate, convert, type ExchangeRate, rateOn } from '../money/exchange-rate.ts';
import { EnteredMoney, Money } from '../money/money.ts';
import { RATE_BASES, RATE_SIDES } from '../rates/rate-kinds.ts';
import { TransportMode } from '../routing/transport-mode.ts';
import { plainText } from '../validation/plain-text.ts';

const MAX_OPTIONS = 4;
const MAX_LINES = 100;
const PERCENT = 100;
const PERCENT_DIGITS = 2;

const text = (max_length: number) => plainText().max(max_length, `At most ${max_length} characters.`);
const list = z.array(text(200).min(1, 'Enter what it is.')).max(30, 'At most 30.').default([]);

/** A charge of an option, to sell or to buy. */
export const OptionLine = z.object({
  charge_code: plainText('Enter a charge code.').toUpperCase().min(1, 'Enter a charge code.').max(12),
  side: z.enum(RATE_SIDES),
  /** '' for the name of the charge code. */
  description: text(200).default(''),
  basis: z
    .enum(RATE_BASES)
    .exclude(['percent'], { error: 'Use the basis flat, with the amount that the percentage comes to.' }),
  quantity: z.number().positive('Enter a quantity above 0.').max(1_000_000_000),
  rate: EnteredMoney.extend({
    amount: EnteredMoney.shape.amount.min(0, 'A rate cannot be negative.'),
    currency: CurrencyCode,
  }),
  size_type: z.string().max(4).nullable().default(null),
  /** The line of a tariff that it is from; null for one entered by hand. */
  tariff: z.object({ id: z.uuid(), version: z.int32(), line: z.int32() }).nullable().default(null),
});
export type OptionLine = z.infer<typeof OptionLine>;

/** One of up to four options that staff offer. */
export const NewQuoteOption = z
  .object({
    mode: TransportMode,
    carrier: text(120).default(''),
    transit_days: z.number().int().min(0).max(365, 'At most 365 days.').nullable().default(null),
    /** Defaults to 14 days from now. */
    valid_until: Moment.optional(),
    terms: text(2000).default(''),
    inclusions: list,
    exclusions: list,
    /** Of the total; by default that of the sell lines, or the base currency where they have several. */
    currency: CurrencyCode.optional(),
    lines: z.array(OptionLine).max(MAX_LINES, `At most ${MAX_LINES} lines.`),
  })
  .refine(({ lines }) => lines.some(({ side }) => side === 'sell'), {
    error: 'Enter at least one line to sell.',
    path: ['lines'],
  });
export type NewQuoteOption = z.infer<typeof NewQuoteOption>;

export const NewQuoteOptions = z
  .array(NewQuoteOption)
  .min(1, 'Enter at least one option.')
  .max(MAX_OPTIONS, `At most ${MAX_OPTIONS} options.`);

export const OptionLinePrice = OptionLine.extend({
  amount: Money,
  /** In the currency of the total. */
  converted: Money,
  /** Null where the currencies are the same. */
  exchange: AppliedRate.nullable(),
});
export type OptionLinePrice = z.infer<typeof OptionLinePrice>;

/** What an option brings in and costs. The rates are those of its day, for ever. */
export interface OptionPrice {
  total: Money;
  /** In the base currency; null where nothing is bought yet. */
  margin: Money | null;
  /** Of the total; null without a margin. */
  margin_percent: number | null;
  /** The margin is below the floor, so an admin must approve it. */
  needs_approval: boolean;
  lines: OptionLinePrice[];
}

interface Terms {
  rates: readonly ExchangeRate[];
  base_currency: string;
  /** Percent of the total. */
  margin_floor: number;
  date: string;
}

/** A pair of currencies that has no exchange rate. */
interface MissingRate {
  from: string;
  to: string;
}

/** The total of an option and its margin; the pair of currencies where an exchange rate is missing. */
export function priceQuoteOption(
  option: Pick<NewQuoteOption, 'currency' | 'lines'>,
  { rates, base_currency, margin_floor, date }: Terms,
): OptionPrice | MissingRate {
  const currency = option.currency ?? commonCurrency(option.lines) ?? base_currency;
  const lines: OptionLinePrice[] = [];
  const inBase = { sell: 0, buy: 0 };
  for (const line of option.lines) {
    const amount = amountOf(line);
    const exchange = rateOn(rates, amount.currency, currency, date);
    const toBase = rateOn(rates, amount.currency, base_currency, date);
    if (!exchange || !toBase) return { from: amount.currency, to: exchange ? base_currency : currency };
    lines.push({
      ...line,
      amount,
      converted: convert(amount, exchange),
      exchange: exchange.from === exchange.to ? null : exchange,
    });
    inBase[line.side] += convert(amount, toBase).amount;
  }
  const sold = lines.filter(({ side }) => side === 'sell');
  const total = { amount: sold.reduce((sum, { converted }) => sum + converted.amount, 0), currency };
  if (sold.length === lines.length)
    return { total, margin: null, margin_percent: null, needs_approval: false, lines };
  const margin = inBase.sell - inBase.buy;
  return {
    total,
    margin: { amount: margin, currency: base_currency },
    margin_percent: inBase.sell === 0 ? null : rounded((margin / inBase.sell) * PERCENT),
    needs_approval: margin * PERCENT < margin_floor * inBase.sell,
    lines,
  };
}

function amountOf({ basis, quantity, rate }: OptionLine): Money {
  const units = basis === 'slab' ? new Big(1) : new Big(quantity);
  return roundedMoney(exactMajor(rate).times(units), rate.currency);
}

function commonCurrency(lines: readonly OptionLine[]): string | undefined {
  const currencies = new Set(lines.filter(({ side }) => side === 'sell').map(({ rate }) => rate.currency));
  return currencies.size === 1 ? [...currencies][0] : undefined;
}

function rounded(percent: number): number {
  return Math.round(percent * 10 ** PERCENT_DIGITS) / 10 ** PERCENT_DIGITS;
}
