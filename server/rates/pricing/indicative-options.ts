import { convert, rateOn } from '#domain/money/exchange-rate.ts';
import type { PriceRequest } from '#domain/rates/price-request.ts';
import type { PricedOption } from '#domain/rates/priced-option.ts';
import { MODE_OF_LOAD } from '#domain/rates/rate-kinds.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { deliveryDays, routeOptions } from '#domain/routing/route-options.ts';
import type { Connection } from '#server/database/pool/connection.ts';
import { ratesOfDay } from '../exchange-rates/exchange-rates-table.ts';
import type { PricedPlace } from './lane-terms.ts';

const TABLE_CURRENCY = 'USD';

/** The estimate of the specification's table for the mode of a load, in the currency of the request where a rate is known. */
export async function indicativeOptions(
  connection: Connection,
  geography: Geography,
  request: PriceRequest,
  { origin, destination, now }: { origin: PricedPlace; destination: PricedPlace; now: Date },
): Promise<PricedOption[]> {
  const { cargo, date } = request;
  const mode = MODE_OF_LOAD[request.load];
  const options = routeOptions(
    geography,
    {
      origin_city: origin.city,
      origin_country: origin.country,
      destination_city: destination.city,
      destination_country: destination.country,
      service_type: 'standard',
      ...(cargo.gross_kg !== null && { cargo_weight: cargo.gross_kg }),
    },
    now,
    [mode],
  );
  const wanted = request.currency ?? TABLE_CURRENCY;
  const rates =
    wanted === TABLE_CURRENCY
      ? []
      : await ratesOfDay(connection, [wanted, TABLE_CURRENCY, 'EUR'], { day: date, as_of: now });
  const exchange = rateOn(rates, TABLE_CURRENCY, wanted, date) ?? {
    from: TABLE_CURRENCY,
    to: TABLE_CURRENCY,
    rate: '1',
    date,
  };
  return options.map(({ legs, price_breakdown }) => {
    const lines = price_breakdown.map(({ charge, amount_cents }) => {
      const amount = { amount: amount_cents, currency: TABLE_CURRENCY };
      return {
        charge_code: 'FRT',
        description: charge,
        basis: 'flat' as const,
        size_type: null,
        quantity: 1,
        rate: (amount_cents / 100).toFixed(2),
        amount,
        limited_by: null,
        converted: convert(amount, exchange),
        exchange: exchange.from === exchange.to ? null : exchange,
        tariff: null,
      };
    });
    return {
      mode,
      carrier: '',
      transit_days: deliveryDays(mode, legs),
      free_days: null,
      indicative: true,
      total: {
        amount: lines.reduce((sum, { converted }) => sum + converted.amount, 0),
        currency: exchange.to,
      },
      lines,
    };
  });
}
