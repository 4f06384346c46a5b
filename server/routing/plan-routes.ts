import type { LocatedPlace } from '#domain/places/place.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import { type RoutePlan as PlannedOptions, planOptions } from '#domain/routing/route-options.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Geography } from '../geography/geography.ts';

export interface RoutePlan extends PlannedOptions {
  origin: LocatedPlace;
  destination: LocatedPlace;
}

/**
 * Locates a request’s towns and plans the routes between them, for the `wanted` modes; null when a country is
 * unknown.
 */
export function planRoutes(
  geography: Geography,
  request: RouteRequest,
  now: Date,
  wanted?: readonly TransportMode[],
): RoutePlan | null {
  const origin = geography.locate({ city: request.origin_city, country: request.origin_country });
  const destination = geography.locate({
    city: request.destination_city,
    country: request.destination_country,
  });
  if (!origin || !destination) return null;
  return { origin, destination, ...planOptions(geography, request, now, wanted) };
}
