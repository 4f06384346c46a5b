import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { resolveCountry } from '#domain/places/countries.ts';
import {
  type Consignment,
  type ConsignmentPrice,
  cargoOfRequest,
  coversLane,
  priceConsignment,
} from '#domain/rates/price-consignment.ts';
import { priceOptions, type RateTables } from '#domain/rates/price-options.ts';
import type { LaneTerms } from '#domain/rates/price-request.ts';
import type { PricedOption } from '#domain/rates/priced-option.ts';
import type { Geography } from '#domain/routing/geography.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Connection } from '#server/database/pool/connection.ts';
import { laneTerms, type PricedPlace, resolvePlace } from './lane-terms.ts';
import { loadRateTables, loadRateTablesOfEach } from './load-rate-tables.ts';

/** Of prices that are shown beside estimates, of the shipments booked at them, and of figures of quotes without a currency. */
export const LISTED_CURRENCY = 'USD';

export interface TariffPrices {
  /** The price for the customer by a mode; undefined where no tariff covers it. */
  sell(mode: TransportMode): ConsignmentPrice | undefined;
  /** What it costs us to carry it in the same way; undefined where no tariff covers it. */
  buy(sold: ConsignmentPrice): PricedOption | undefined;
  /** Whether tariffs for the customer cover the lane by any mode. */
  coversLane(): boolean;
}

/** Where no tariff can cover a request. */
export const NO_TARIFF_PRICES: TariffPrices = {
  sell: () => undefined,
  buy: () => undefined,
  coversLane: () => false,
};

interface Wanted {
  request: RouteRequest;
  organisation_id: string | null;
}

/** The prices by tariffs for a request for routes, in the listed currency. */
export async function tariffPrices(
  connection: Connection,
  geography: Geography,
  request: RouteRequest,
  { organisation_id, now }: { organisation_id: string | null; now: Date },
): Promise<TariffPrices> {
  const lane = await findLane(connection, geography, request);
  return pricesOnLane(connection, lane, { request, organisation_id }, now);
}

type Lane = readonly [LaneTerms, LaneTerms];

/** The codes by which tariffs may name the ends of a request; undefined where a country is unknown. */
export async function findLane(
  connection: Connection,
  geography: Geography,
  request: RouteRequest,
): Promise<Lane | undefined> {
  const ends = endsOf(geography, request);
  return ends && laneTerms(connection, ends);
}

/** `tariffPrices` on a lane that has been found already. */
export async function pricesOnLane(
  connection: Connection,
  lane: Lane | undefined,
  { request, organisation_id }: Wanted,
  now: Date,
): Promise<TariffPrices> {
  if (!lane) return NO_TARIFF_PRICES;
  const consignment = consignmentOf({ request, organisation_id }, lane, now);
  return pricesBy(await loadRateTables(connection, consignment, now), consignment);
}

/** The same for several requests, with the same number of statements. */
export async function tariffPricesOfEach(
  connection: Connection,
  geography: Geography,
  wanted: readonly Wanted[],
  now: Date,
): Promise<TariffPrices[]> {
  const endsOfLane = new Map<string, ReturnType<typeof endsOf>>();
  const keys = wanted.map(({ request }) => {
    const key = laneKey(request);
    if (!endsOfLane.has(key)) endsOfLane.set(key, endsOf(geography, request));
    return key;
  });
  const lanes = [...endsOfLane].flatMap(([key, ends]) => (ends ? [{ key, ends }] : []));
  if (lanes.length === 0) return wanted.map(() => NO_TARIFF_PRICES);
  const terms = await laneTerms(
    connection,
    lanes.flatMap(({ ends }) => ends),
  );
  const termsOf = lanes.map((_, index) => terms.slice(2 * index, 2 * index + 2) as [LaneTerms, LaneTerms]);
  const tables = await loadRateTablesOfEach(
    connection,
    termsOf.map(([origin, destination]) => ({ origin, destination })),
    { date: dayInUtc(now), currency: LISTED_CURRENCY },
    now,
  );
  const indexOf = new Map(lanes.map(({ key }, index) => [key, index]));
  return wanted.map((each, place) => {
    const index = indexOf.get(keys[place] ?? '');
    const [lane, rates] = index === undefined ? [] : [termsOf[index], tables[index]];
    return lane && rates ? pricesBy(rates, consignmentOf(each, lane, now)) : NO_TARIFF_PRICES;
  });
}

function laneKey(request: RouteRequest): string {
  const { origin_city, origin_country, origin_postal_code } = request;
  const { destination_city, destination_country, destination_postal_code } = request;
  return JSON.stringify([
    [origin_city, origin_country, origin_postal_code],
    [destination_city, destination_country, destination_postal_code],
  ]);
}

function consignmentOf(
  { request, organisation_id }: Wanted,
  [origin, destination]: Lane,
  now: Date,
): Consignment {
  return {
    side: 'sell',
    origin,
    destination,
    equipment: request.equipment ?? [],
    cargo: cargoOfRequest(request),
    organisation_id,
    date: dayInUtc(now),
    currency: LISTED_CURRENCY,
  };
}

export function pricesBy(tables: RateTables, consignment: Consignment): TariffPrices {
  return {
    sell: (mode) => priceConsignment(consignment, mode, tables),
    buy: ({ load, equipment }) => priceOptions({ ...consignment, side: 'buy', load, equipment }, tables)[0],
    coversLane: () => coversLane(consignment, tables),
  };
}

/** Undefined where a country is unknown. */
function endsOf(
  geography: Geography,
  request: RouteRequest,
): readonly [PricedPlace, PricedPlace] | undefined {
  const { origin_city, origin_country, destination_city, destination_country } = request;
  if (!resolveCountry(origin_country) || !resolveCountry(destination_country)) return undefined;
  const place = (city: string, country: string, postal_code = '') =>
    resolvePlace(geography, { city, country, postal_code }, 'place');
  return [
    place(origin_city, origin_country, request.origin_postal_code),
    place(destination_city, destination_country, request.destination_postal_code),
  ];
}
