import type { QuoteMode } from '#domain/quotes/quote-choices.ts';
import type { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { SERVICE_OF_URGENCY } from '#domain/quotes/quote-service.ts';
import { type ReadPlace, readPlace } from '#domain/quotes/read-place.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import { deliveryDays } from '#domain/routing/route-options.ts';
import { isPriority } from '#domain/routing/service-modes.ts';
import { TRANSPORT_MODES, type TransportMode } from '#domain/routing/transport-mode.ts';
import type { Geography } from '../geography/geography.ts';
import type { TariffPrices } from '../rates/pricing/tariff-prices.ts';
import { withTariffPrices } from '../rates/pricing/with-tariff-prices.ts';
import { planRoutes } from '../routing/plan-routes.ts';

export interface FirstEstimate {
  origin: ReadPlace;
  destination: ReadPlace;
  estimates: QuoteEstimate[];
  /** Modes whose price staff state in their quote: those without a tariff on a lane that tariffs cover, and special cargo. */
  on_request: QuoteMode[];
}

/** What the prices of a request depend on. */
export type QuotedCargo = Pick<
  QuoteRequest,
  'origin' | 'destination' | 'shipment_type' | 'weight' | 'dimensions' | 'transport_modes' | 'urgency'
>;

interface QuotedRoute extends Pick<FirstEstimate, 'origin' | 'destination'> {
  /** Null unless both towns are known, because customers would rely on a guess. */
  request: RouteRequest | null;
}

const QUOTED_AS: Readonly<Record<TransportMode, QuoteMode>> = {
  sea: 'ocean',
  air: 'air',
  road: 'road',
  rail: 'rail',
};

/** The places of a request, and the request for routes between them. */
export function routeOfQuote(geography: Geography, quote: QuotedCargo): QuotedRoute {
  const origin = readPlace(geography.gazetteer, quote.origin);
  const destination = readPlace(geography.gazetteer, quote.destination);
  if (!origin.known || !destination.known) return { origin, destination, request: null };
  const request = {
    origin_city: origin.city,
    origin_country: origin.country,
    destination_city: destination.city,
    destination_country: destination.country,
    service_type: SERVICE_OF_URGENCY[quote.urgency],
    cargo_weight: quote.weight ?? undefined,
    cargo_dimensions: quote.dimensions,
    oversized: quote.shipment_type === 'oversized',
    dangerous_goods: quote.shipment_type === 'hazardous',
    temperature_controlled: quote.shipment_type === 'perishable',
  };
  return { origin, destination, request };
}

/**
 * The prices of the requested modes, cheapest first: by tariffs where these cover the lane, else estimates. A mode that
 * can't meet the requested speed has none.
 */
export function firstEstimate(
  geography: Geography,
  { origin, destination, request }: QuotedRoute,
  {
    transport_modes,
    prices,
    now,
  }: { transport_modes: readonly QuoteMode[]; prices: TariffPrices; now: Date },
): FirstEstimate {
  const wanted = TRANSPORT_MODES.filter((mode) => transport_modes.includes(QUOTED_AS[mode]));
  const plan = request && planRoutes(geography, request, now, wanted);
  if (!plan) return { origin, destination, estimates: [], on_request: [] };
  const { options, unavailable } = withTariffPrices(plan, request, prices);
  const priority = isPriority(request.service_type, request.cargo_weight ?? 0);
  const estimates = options.map(({ transport_mode, estimated_cost_cents, legs, indicative }) => ({
    mode: QUOTED_AS[transport_mode],
    estimated_cost_cents,
    delivery_days: deliveryDays(transport_mode, legs, priority),
    indicative,
  }));
  const on_request = unavailable.flatMap(({ reason, transport_mode }) =>
    reason === 'no_tariff' || reason === 'ask_for_quote' ? QUOTED_AS[transport_mode] : [],
  );
  return { origin, destination, estimates, on_request };
}
