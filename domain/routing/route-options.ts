import { locatePlace } from '#domain/places/locate-place.ts';
import { chargeableWeight } from './chargeable-weight.ts';
import { emissionsOf } from './emissions.ts';
import type { Geography } from './geography.ts';
import type { JourneyEnd } from './legs.ts';
import { priceRoute, ROUTE_ESTIMATES } from './route-estimates.ts';
import type { RouteLeg, Stop } from './route-leg.ts';
import type { RouteOption, RouteRequest } from './route-option.ts';
import { modesOf } from './service-modes.ts';
import { TRANSPORT_MODES, type TransportMode } from './transport-mode.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The ways to send a shipment, the cheapest first, or those of the `wanted` modes. Express, overnight and same-day go
 * by air or road only. Empty unless both cities are given and both countries are known.
 */
export function routeOptions(
  geography: Geography,
  request: RouteRequest,
  now: Date,
  wanted: readonly TransportMode[] = TRANSPORT_MODES,
): RouteOption[] {
  if (!request.origin_city.trim() || !request.destination_city.trim()) return [];
  const origin = locatePlace(geography.gazetteer, {
    city: request.origin_city,
    country: request.origin_country,
  });
  const destination = locatePlace(geography.gazetteer, {
    city: request.destination_city,
    country: request.destination_country,
  });
  if (!origin || !destination) return [];
  return modesOf(request.service_type)
    .filter((mode) => wanted.includes(mode))
    .flatMap((mode) => {
      const legs = geography.legs(site(origin), site(destination), mode);
      return legs.length > 0 ? [routeOption(mode, legs, { origin, destination }, request, now)] : [];
    })
    .sort((a, b) => a.estimated_cost_cents - b.estimated_cost_cents);
}

/** No more of a place than the way depends on. */
function site({ name, country, latitude, longitude }: JourneyEnd): JourneyEnd {
  return { name, country, latitude, longitude };
}

function routeOption(
  transport_mode: TransportMode,
  legs: RouteLeg[],
  ends: { origin: JourneyEnd; destination: JourneyEnd },
  request: RouteRequest,
  now: Date,
): RouteOption {
  const { delivery_days, carbon_footprint, reliability_score, waypoints } = ROUTE_ESTIMATES[transport_mode];
  const distance_km = legs.reduce((total, leg) => total + leg.distance_km, 0);
  const { chargeable_kg } = chargeableWeight(transport_mode, request);
  const price_breakdown = priceRoute(transport_mode, {
    distance_km,
    chargeable_kg,
    service_type: request.service_type,
  });
  const estimated_cost_cents = price_breakdown.reduce((total, line) => total + line.amount_cents, 0);
  return {
    transport_mode,
    description: describeRoute(transport_mode, legs, ends),
    estimated_cost: estimated_cost_cents / 100,
    estimated_cost_cents,
    estimated_delivery: new Date(now.getTime() + delivery_days * DAY_MS).toISOString(),
    delivery_days,
    carbon_footprint,
    reliability_score,
    waypoints,
    distance_km,
    chargeable_kg,
    emissions: emissionsOf(legs, request),
    legs,
    price_breakdown,
  };
}

function describeRoute(
  mode: TransportMode,
  legs: readonly RouteLeg[],
  { origin, destination }: { origin: JourneyEnd; destination: JourneyEnd },
): string {
  const flight = legs.find(({ transport_mode }) => transport_mode === 'air');
  const voyage = legs.find(({ transport_mode }) => transport_mode === 'sea');
  const between = `from ${origin.name} to ${destination.name}`;
  if (mode === 'air' && flight) return `Air via ${airportName(flight.from)} and ${airportName(flight.to)}`;
  if (mode === 'sea' && voyage) return `Ocean via ${voyage.from.name} and ${voyage.to.name}`;
  const land = mode === 'rail' ? 'Rail' : 'Road';
  if (voyage) return `${land} ${between}, by ship between ${voyage.from.name} and ${voyage.to.name}`;
  if (mode === 'air') return `Road ${between}, too near for a flight`;
  return mode === 'sea' ? `Road ${between}, no voyage shortens the way` : `${land} ${between}`;
}

function airportName({ name, code }: Stop): string {
  return `${name.replace(/( International)? Airport$/, '')} (${code})`;
}
