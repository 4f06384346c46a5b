import type { FleetRow } from '#contract/fleet.ts';

/** Fits the usual routes. */
export const USUAL_ROUTE_PX = 264;
/** What cargo and client can give way at 1440 px. */
const MAX_ROUTE_PX = 344;
/** Beside the map, a long route is cut. */
export const MIN_ROUTE_PX = 160;
const LETTER_PX = 6.5;
/** Padding, mode icon, commas, countries and arrow. */
const AROUND_PX = 112;

/** The width of the route column in which no route is cut, up to a limit. Estimated, because measuring text is slow. */
export function routeWidth(rows: readonly Pick<FleetRow, 'origin_city' | 'destination_city'>[]): number {
  const longest = rows.reduce(
    (most, { origin_city, destination_city }) => Math.max(most, origin_city.length + destination_city.length),
    0,
  );
  return Math.min(MAX_ROUTE_PX, Math.max(USUAL_ROUTE_PX, Math.ceil(AROUND_PX + longest * LETTER_PX)));
}
