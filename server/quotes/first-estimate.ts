import type { QuoteMode } from '#domain/quotes/quote-choices.ts';
import type { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import type { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { SERVICE_OF_URGENCY } from '#domain/quotes/quote-service.ts';
import { type ReadPlace, readPlace } from '#domain/quotes/read-place.ts';
import { TRANSPORT_MODES, type TransportMode } from '#domain/routing/transport-mode.ts';
import type { Geography } from '../geography/geography.ts';
import { planRoutes } from '../routing/plan-routes.ts';

export interface FirstEstimate {
  origin: ReadPlace;
  destination: ReadPlace;
  estimates: QuoteEstimate[];
}

const QUOTED_AS: Readonly<Record<TransportMode, QuoteMode>> = {
  sea: 'ocean',
  air: 'air',
  road: 'road',
  rail: 'rail',
};

/**
 * The places of a request and the estimates of its modes, cheapest first. A mode that can't meet the requested speed has
 * none. Nothing is estimated unless both towns are known, because customers would rely on a guess.
 */
export function firstEstimate(geography: Geography, quote: QuoteRequest, now: Date): FirstEstimate {
  const origin = readPlace(geography.gazetteer, quote.origin);
  const destination = readPlace(geography.gazetteer, quote.destination);
  if (!origin.known || !destination.known) return { origin, destination, estimates: [] };
  const plan = planRoutes(
    geography,
    {
      origin_city: origin.city,
      origin_country: origin.country,
      destination_city: destination.city,
      destination_country: destination.country,
      service_type: SERVICE_OF_URGENCY[quote.urgency],
      cargo_weight: quote.weight ?? undefined,
      cargo_dimensions: quote.dimensions,
      oversized: quote.shipment_type === 'oversized',
    },
    now,
    TRANSPORT_MODES.filter((mode) => quote.transport_modes.includes(QUOTED_AS[mode])),
  );
  const estimates = (plan?.options ?? []).map(({ transport_mode, estimated_cost_cents, delivery_days }) => ({
    mode: QUOTED_AS[transport_mode],
    estimated_cost_cents,
    delivery_days,
  }));
  return { origin, destination, estimates };
}
