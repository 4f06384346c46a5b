import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { USUAL_CHARGE_CODES } from '#domain/rates/charge-code.ts';
import { type ConsignmentPrice, cargoOfRequest } from '#domain/rates/price-consignment.ts';
import type { LaneTerms } from '#domain/rates/price-request.ts';
import type { CandidateLine } from '#domain/rates/specificity.ts';
import { zoneMembersOf } from '#domain/rates/zone.ts';
import type { Geography } from '#domain/routing/geography.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { resolvePlace } from '#server/rates/pricing/lane-terms.ts';
import { LISTED_CURRENCY, pricesBy, type TariffPrices } from '#server/rates/pricing/tariff-prices.ts';
import type { Cargo } from './cargo.ts';
import type { Itinerary } from './journeys/itineraries.ts';
import { containersOf } from './loads.ts';
import { candidateLines, type DemoRates, rateZoneRows } from './tariffs.ts';

/** What `tariffPrices` returns when the tariffs of the demonstration are stored. */
export interface DemoPricing {
  pricesOf(request: RouteRequest, at: Date, organisation_id: string | null): TariffPrices;
  /** The price of an itinerary, which the tariffs cover. */
  priceOf(
    request: RouteRequest,
    itinerary: Itinerary,
    at: Date,
    organisation_id: string | null,
  ): ConsignmentPrice;
}

export function demoPricing(geography: Geography, rates: DemoRates): DemoPricing {
  const all = candidateLines(rates);
  const terms = new Map<string, LaneTerms>();
  const candidates = new Map<string, CandidateLine[]>();
  return { pricesOf, priceOf };

  function priceOf(request: RouteRequest, { mode }: Itinerary, at: Date, organisation_id: string | null) {
    const price = pricesOf(request, at, organisation_id).sell(mode);
    if (!price)
      throw new RangeError(
        `No tariff covers ${request.origin_city} to ${request.destination_city} by ${mode}.`,
      );
    return price;
  }

  function pricesOf(request: RouteRequest, at: Date, organisation_id: string | null): TariffPrices {
    const origin = termsOf(request.origin_city, request.origin_country);
    const destination = termsOf(request.destination_city, request.destination_country);
    const tables = {
      lines: linesBetween(origin, destination),
      charge_codes: USUAL_CHARGE_CODES,
      exchange_rates: rates.exchangeRates,
    };
    return pricesBy(tables, {
      side: 'sell',
      origin,
      destination,
      equipment: request.equipment ?? [],
      cargo: cargoOfRequest(request),
      organisation_id,
      date: dayInUtc(at),
      currency: LISTED_CURRENCY,
    });
  }

  function termsOf(city: string, country: string): LaneTerms {
    const key = `${city}|${country}`;
    const known = terms.get(key);
    if (known) return known;
    const place = resolvePlace(geography, { city, country, postal_code: '' }, 'place');
    const members = zoneMembersOf(place);
    const zones = rateZoneRows.filter((zone) => zone.members.some((member) => members.includes(member)));
    const found = { unlocode: place.unlocode, country: place.country, zones: zones.map(({ code }) => code) };
    terms.set(key, found);
    return found;
  }

  function linesBetween(origin: LaneTerms, destination: LaneTerms): CandidateLine[] {
    const key = `${origin.unlocode ?? origin.country}|${destination.unlocode ?? destination.country}`;
    const known = candidates.get(key);
    if (known) return known;
    const isNamed = (named: string, { unlocode, country, zones }: LaneTerms) =>
      named === '*' || named === unlocode || named === country || zones.includes(named);
    const found = all.filter(
      (line) => isNamed(line.origin, origin) && isNamed(line.destination, destination),
    );
    candidates.set(key, found);
    return found;
  }
}

/** The request for routes of a consignment: in the wizard with its container, in the quote form without. */
export function requestOf(
  { lane, mode }: Pick<Itinerary, 'lane' | 'mode'>,
  cargo: Cargo,
  service_type: ServiceType,
  form: 'wizard' | 'quote',
): RouteRequest {
  return {
    origin_city: lane.origin.name,
    origin_country: lane.origin.country,
    destination_city: lane.destination.name,
    destination_country: lane.destination.country,
    service_type,
    cargo_weight: cargo.weight,
    cargo_dimensions: cargo.dimensions,
    dangerous_goods: cargo.commodity.flags.includes('dangerous_goods'),
    temperature_controlled: cargo.commodity.flags.includes('temperature_controlled'),
    equipment: form === 'wizard' ? containersOf(cargo, mode) : [],
  };
}
