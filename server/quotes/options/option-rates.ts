import { CROSS_CURRENCIES, convert, type ExchangeRate, rateOn } from '#domain/money/exchange-rate.ts';
import type { NewQuoteOption } from '#domain/quotes/quote-option.ts';
import { LISTED_CURRENCY } from '#server/rates/pricing/tariff-prices.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import type { PricingEntity } from '../../legal-entities/legal-entities-table.ts';
import type { QuoteOptionRecord } from './quote-options-table.ts';

/** The total in US cents, which lists of quotes show. */
export function listedCents(
  { total, currency }: Pick<QuoteOptionRecord, 'total' | 'currency'>,
  rates: readonly ExchangeRate[],
  date: string,
): number {
  const rate = rateOn(rates, currency, LISTED_CURRENCY, date);
  if (!rate) throw noRate('options.0.lines', { from: currency, to: LISTED_CURRENCY });
  return convert({ amount: total, currency }, rate).amount;
}

export function currenciesOf(
  options: readonly Pick<NewQuoteOption, 'lines' | 'currency'>[],
  { base_currency }: Pick<PricingEntity, 'base_currency'>,
): string[] {
  const named = options.flatMap(({ lines, currency }) => [
    ...(currency ? [currency] : []),
    ...lines.map(({ rate }) => rate.currency),
  ]);
  return [...new Set([...named, base_currency, LISTED_CURRENCY, ...CROSS_CURRENCIES])];
}

export function noRate(path: string, { from, to }: { from: string; to: string }) {
  return fieldIssue(path, `There is no exchange rate from ${from} to ${to}. Add one under Rates.`);
}
