import { type OptionPrice, priceQuoteOption } from '#domain/quotes/quote-option.ts';
import type { call } from '#web/api/client.ts';
import { type DraftOption, linesOf } from './draft-option.ts';

export type Proposals = Awaited<ReturnType<typeof call.quotes.proposals>>;
export type Pricing = Pick<Proposals, 'base_currency' | 'margin_floor' | 'date' | 'exchange_rates'>;

/** The price of a draft as the server will price it; a sentence where an exchange rate is missing. */
export function draftPrice(draft: DraftOption, pricing: Pricing): OptionPrice | string {
  const { exchange_rates: rates, ...terms } = pricing;
  const currency = /^[A-Z]{3}$/.test(draft.currency) ? draft.currency : pricing.base_currency;
  const price = priceQuoteOption({ currency, lines: linesOf(draft) }, { ...terms, rates });
  return 'from' in price
    ? `There is no exchange rate from ${price.from} to ${price.to}. Add one under Rates.`
    : price;
}
