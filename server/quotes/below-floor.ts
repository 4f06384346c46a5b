import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import type { Money } from '#domain/money/money.ts';
import { type OptionLine, priceQuoteOption } from '#domain/quotes/quote-option.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Connection } from '../database/pool/connection.ts';
import { ratesOfDay } from '../rates/exchange-rates/exchange-rates-table.ts';
import { entityOfQuote } from './entity-of-quote.ts';
import type { QuotesContext } from './operations.ts';
import { currenciesOf } from './options/option-rates.ts';
import { costLine, tariffCosts } from './options/tariff-costs.ts';
import type { QuoteRecord } from './quotes-table.ts';

interface BelowFloor {
  /** In percent of the price; null for a price of nothing. */
  margin_percent: number | null;
  margin_floor: number;
}

/**
 * The margin of a price by a mode, where it is below the floor by what our tariffs charge us; null where they don't cover it, and at the
 * price of the customer's tariff.
 */
export async function belowFloor(
  connection: Connection,
  context: Pick<QuotesContext, 'geography' | 'now'>,
  quote: QuoteRecord,
  { mode, price }: { mode: TransportMode; price: Money },
): Promise<BelowFloor | null> {
  const tariff = (await tariffCosts(connection, context, quote))(mode);
  if (!tariff) return null;
  const { cost, sold: listed } = tariff;
  // The customer may book at this price without us.
  if (price.currency === listed.currency && price.amount >= listed.amount) return null;
  const now = context.now();
  const date = dayInUtc(now);
  const entity = await entityOfQuote(connection, context.geography, quote);
  const sold: OptionLine = { ...costLine(price), side: 'sell' };
  const option = { lines: [sold, costLine(cost)], currency: price.currency };
  const rates = await ratesOfDay(connection, currenciesOf([option], entity), { day: date, as_of: now });
  const priced = priceQuoteOption(option, { ...entity, rates, date });
  if ('from' in priced || !priced.needs_approval) return null;
  return { margin_percent: priced.margin_percent, margin_floor: entity.margin_floor };
}
