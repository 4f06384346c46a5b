import type { Proposal } from '#contract/quotes/options.ts';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import { isLimit, lineText } from '#domain/rates/line-text.ts';
import type { PricedOption } from '#domain/rates/priced-option.ts';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import type { RouteOption } from '#domain/routing/route-option.ts';
import { TRANSPORT_MODES, type TransportMode } from '#domain/routing/transport-mode.ts';
import { mainCarriage, transitDays } from '#domain/shipment-file/transit-days.ts';
import { ServiceType } from '#domain/shipments/service-type.ts';
import { countedAs } from '#server/rates/pricing/charges-of-price.ts';
import { LISTED_CURRENCY, type TariffPrices, tariffPrices } from '#server/rates/pricing/tariff-prices.ts';
import type { Geography } from '../../geography/geography.ts';
import { ratesOfDay } from '../../rates/exchange-rates/exchange-rates-table.ts';
import { planRoutes } from '../../routing/plan-routes.ts';
import { routeRequest } from '../booking-of-quote.ts';
import { entityOfQuote } from '../entity-of-quote.ts';
import { operations } from '../operations.ts';
import { findQuoteByReference } from '../quotes-table.ts';

export const proposals = operations.proposals.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const { geography } = context;
  const quote = await findQuoteByReference(db, input.reference);
  if (!quote) throw errors.NOT_FOUND();
  const now = context.now();
  const date = dayInUtc(now);
  const request = {
    ...routeRequest(quote),
    service_type: ServiceType.catch('standard').parse(quote.service_type),
  };
  const [prices, entity, exchange_rates] = await Promise.all([
    tariffPrices(db, geography, request, { organisation_id: quote.organisation_id, now }),
    entityOfQuote(db, geography, quote),
    ratesOfDay(db, 'all', { day: date, as_of: now }),
  ]);
  const days = new Map(
    planRoutes(geography, request, now)?.options.map((option) => [
      option.transport_mode,
      plannedTransit(geography, option, now),
    ]),
  );
  const found = TRANSPORT_MODES.flatMap((mode) => proposalOf(mode, prices, days.get(mode) ?? null));
  found.sort((one, other) => one.total - other.total);
  return {
    proposals: found.map(({ total: _, ...proposal }) => proposal),
    base_currency: entity.base_currency,
    margin_floor: entity.margin_floor,
    date,
    exchange_rates,
    stops: [
      { city: quote.origin_city, country: quote.origin_country },
      { city: quote.destination_city, country: quote.destination_country },
    ].flatMap((place) => {
      const located = locatePlace(geography.gazetteer, place);
      return located && !located.approximate
        ? { name: place.city, latitude: located.latitude, longitude: located.longitude }
        : [];
    }),
  };
});

/** The transit days of the main carriage, as tariffs state them; null without a route. */
function plannedTransit(
  { timeZones }: Geography,
  { legs, estimated_delivery }: Pick<RouteOption, 'legs' | 'estimated_delivery'>,
  departure: Date,
): number | null {
  const main = mainCarriage(legs, { departure, estimated_delivery: new Date(estimated_delivery) });
  return (
    main &&
    transitDays(
      { at: main.etd, time_zone: timeZones.at(main.from) },
      { at: main.eta, time_zone: timeZones.at(main.to) },
    )
  );
}

function proposalOf(
  mode: TransportMode,
  prices: TariffPrices,
  days: number | null,
): (Proposal & { total: number })[] {
  const sold = prices.sell(mode);
  if (!sold) return [];
  const bought = prices.buy(sold);
  return [
    {
      mode,
      carrier: sold.carrier || (bought?.carrier ?? ''),
      transit_days: sold.transit_days ?? days,
      tariff_valid_to: sold.lines.flatMap(({ tariff }) => tariff?.valid_to ?? []).sort()[0] ?? null,
      currency: LISTED_CURRENCY,
      lines: [...linesOf(sold, 'sell'), ...(bought ? linesOf(bought, 'buy') : [])],
      total: sold.total.amount,
    },
  ];
}

function linesOf({ lines }: PricedOption, side: RateSide): Proposal['lines'] {
  return lines.map((line) => {
    const { basis, quantity, rate } = countedAs(line);
    return {
      charge_code: line.charge_code,
      side,
      description: isLimit(line.limited_by) ? lineText(line) : line.description,
      basis: basis as Proposal['lines'][number]['basis'],
      quantity,
      rate: { amount: rate ?? line.amount.amount, currency: line.amount.currency },
      size_type: line.size_type,
      tariff: line.tariff && { id: line.tariff.id, version: line.tariff.version, line: line.tariff.line },
    };
  });
}
