import { convert, rateOn } from '#domain/money/exchange-rate.ts';
import { type OptionPrice, priceQuoteOption } from '#domain/quotes/quote-option.ts';
import type { call } from '#web/api/client.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { type DraftCharge, type DraftOption, linesOf } from './draft-option.ts';

export type Proposals = Awaited<ReturnType<typeof call.quotes.proposals>>;
export type Pricing = Pick<Proposals, 'base_currency' | 'margin_floor' | 'date' | 'exchange_rates'>;

/** The price of a draft as the server will price it; a sentence where an exchange rate is missing. */
export function draftPrice(
  draft: Pick<DraftOption, 'currency' | 'charges'>,
  pricing: Pricing,
): OptionPrice | string {
  const { exchange_rates: rates, ...terms } = pricing;
  const currency = /^[A-Z]{3}$/.test(draft.currency) ? draft.currency : pricing.base_currency;
  const price = priceQuoteOption({ currency, lines: linesOf(draft) }, { ...terms, rates });
  return 'from' in price
    ? `There is no exchange rate from ${price.from} to ${price.to}. Add one under Rates.`
    : price;
}

const MARGIN = /^(\d{1,2}(?:\.\d{1,2})?)\s*%$/;

/**
 * The rate to sell a charge at, for a margin typed as '12%' of it. Null for other texts, and where the charge is not
 * bought or an exchange rate is missing. Rounded up, so that the margin is reached.
 */
export function rateAtMargin(charge: DraftCharge, typed: string, pricing: Pricing): string | null {
  const percent = MARGIN.exec(typed.trim())?.[1];
  const bought = linesOf({ charges: [charge] }).find(({ side }) => side === 'buy')?.rate;
  const { currency } = charge.sell;
  const rate = bought && rateOn(pricing.exchange_rates, bought.currency, currency, pricing.date);
  if (percent === undefined || !rate) return null;
  const amount = Math.ceil(convert(bought, rate).amount / (1 - Number(percent) / 100));
  return formatPlain({ amount, currency });
}
