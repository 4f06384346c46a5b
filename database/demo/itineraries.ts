import { locatePlace } from '#domain/places/locate-place.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { planLegs } from '#domain/routing/legs.ts';
import { ROUTE_ESTIMATES } from '#domain/routing/route-estimates.ts';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import { placeOn, type Track, trackOf } from '#domain/tracking/track.ts';
import { waypointRows } from '#server/tracking/write-route.ts';
import { LANES, type Lane } from './lanes.ts';
import { DAY_MS } from './moments.ts';

/** One lane by one mode, planned once for all shipments that travel it. */
export interface Itinerary {
  lane: Lane;
  mode: TransportMode;
  legs: readonly RouteLeg[];
  track: Track;
  stops: readonly Stop[];
  /** As priced: the kilometres of the legs. */
  distance_km: number;
  /** Planned time from departure to delivery. */
  duration_ms: number;
  /** Where customs clear the goods: the last gateway, or a depot just before the destination. */
  customs: Stop;
  formalities: Formalities;
}

export interface Stop {
  name: string;
  latitude: number;
  longitude: number;
  /** Along the track. */
  km: number;
  /** Of the planned time from departure, 0 to 1. */
  share: number;
}

export type Formalities = 'import' | 'union' | 'domestic';

/** Where a lorry or train without a gateway stops for customs, as a share of its track. */
const DEPOT_SHARE = 0.96;
const CUSTOMS_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Every lane by every mode that makes sense on it. */
export function planItineraries(geography: Geography): Itinerary[] {
  return LANES.flatMap((lane) => lane.modes.map((mode) => planItinerary(geography, lane, mode)));
}

function planItinerary(geography: Geography, lane: Lane, mode: TransportMode): Itinerary {
  const [origin, destination] = [lane.origin, lane.destination].map(({ name, country }) =>
    locatePlace(geography.gazetteer, { city: name, country }),
  );
  const legs = origin && destination ? planLegs(geography, origin, destination, mode) : [];
  if (legs.length === 0)
    throw new Error(`No way by ${mode} from ${lane.origin.name} to ${lane.destination.name}.`);
  const track = trackOf(legs);
  const duration_ms = ROUTE_ESTIMATES[mode].delivery_days * DAY_MS;
  const stops = stopsOf(legs, duration_ms);
  return {
    lane,
    mode,
    legs,
    track,
    stops,
    distance_km: legs.reduce((total, leg) => total + leg.distance_km, 0),
    duration_ms,
    customs: (stops.length > 2 ? stops.at(-2) : undefined) ?? depotBefore(lane, track),
    formalities: formalitiesOf(lane),
  };
}

function stopsOf(legs: readonly RouteLeg[], duration_ms: number): Stop[] {
  const waypoints = planWaypoints(legs, {
    departure: new Date(0),
    estimated_delivery: new Date(duration_ms),
  });
  return waypointRows('', legs, waypoints).map(
    ({ location_name, latitude, longitude, distance_km, estimated_arrival }) => ({
      name: location_name,
      latitude,
      longitude,
      km: distance_km,
      share: estimated_arrival.getTime() / duration_ms,
    }),
  );
}

function depotBefore({ destination }: Lane, track: Track): Stop {
  const km = track.length_km * DEPOT_SHARE;
  const { latitude, longitude } = placeOn(track, km);
  const name = `${destination.name} customs depot, ${destination.country}`;
  return { name, latitude, longitude, km, share: DEPOT_SHARE };
}

function formalitiesOf({ origin, destination }: Lane): Formalities {
  if (origin.country === destination.country) return 'domestic';
  const isInUnion = [origin, destination].every(({ country }) => CUSTOMS_UNION.includes(country));
  return isInUnion ? 'union' : 'import';
}

/** The share of the planned time that has passed at `km` along the track. */
export function shareAt(itinerary: Itinerary, km: number): number {
  const next = itinerary.stops.findIndex((stop) => stop.km >= km);
  const to = itinerary.stops[next];
  const from = itinerary.stops[next - 1];
  if (!to) return 1;
  if (!from || to.km <= from.km) return to.share;
  return from.share + ((km - from.km) / (to.km - from.km)) * (to.share - from.share);
}
