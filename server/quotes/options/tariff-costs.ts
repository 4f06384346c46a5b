import type { Money } from '#domain/money/money.ts';
import type { OptionLine } from '#domain/quotes/quote-option.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { ServiceType } from '#domain/shipments/service-type.ts';
import { tariffPrices } from '#server/rates/pricing/tariff-prices.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { routeRequest } from '../booking-of-quote.ts';
import type { QuotesContext } from '../operations.ts';
import type { QuoteRecord } from '../quotes-table.ts';

/** What tariffs of today charge us for a quote by a mode, and what they charge the customer; undefined where none covers it. */
export async function tariffCosts(
  connection: Connection,
  { geography, now }: Pick<QuotesContext, 'geography' | 'now'>,
  quote: QuoteRecord,
): Promise<(mode: TransportMode) => { cost: Money; sold: Money } | undefined> {
  const service_type = ServiceType.catch('standard').parse(quote.service_type);
  const prices = await tariffPrices(
    connection,
    geography,
    { ...routeRequest(quote), service_type },
    { organisation_id: quote.organisation_id, now: now() },
  );
  return (mode) => {
    const sold = prices.sell(mode);
    const cost = sold && prices.buy(sold)?.total;
    return cost && { cost, sold: sold.total };
  };
}

/** A cost as a line to buy, with which a margin is computed. */
export function costLine(rate: Money): OptionLine {
  return {
    charge_code: 'FRT',
    side: 'buy',
    description: '',
    basis: 'flat',
    quantity: 1,
    rate,
    size_type: null,
    tariff: null,
  };
}
