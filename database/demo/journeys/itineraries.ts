import { HOUR_MS } from '#domain/calendar/durations.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import type { Geography } from '#domain/routing/geography.ts';
import { isOneCustomsArea } from '#domain/routing/network/customs-areas.ts';
import type { PlannedWaypoint } from '#domain/routing/planned-waypoint.ts';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import { deliveryAfter, deliveryDays } from '#domain/routing/route-options.ts';
import { isStrict, modesOf, PROMISED_DAYS } from '#domain/routing/service-modes.ts';
import { legTimes, transitHours } from '#domain/routing/transit.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { planWaypoints, waypointHours } from '#domain/routing/waypoints.ts';
import type { ServiceType } from '#domain/shipments/service-type.ts';
import { SERVICE_TYPES } from '#domain/shipments/service-type.ts';
import { placeOn, type Track, trackOf } from '#domain/tracking/track.ts';
import { waypointRows } from '#server/tracking/route/write-route.ts';
import { LANES, type Lane } from './lanes.ts';
import type { Workplace } from './working-time.ts';

/** One lane by one mode, planned once for all shipments that travel it. */
export interface Itinerary {
  lane: Lane;
  mode: TransportMode;
  origin: LocatedPlace;
  destination: LocatedPlace;
  legs: readonly RouteLeg[];
  track: Track;
  stops: readonly PlannedStop[];
  /** The priced distance: the kilometres of the legs. */
  distance_km: number;
  /** The offered services with their transit days. */
  services: ReadonlyMap<ServiceType, number>;
  timetable: Timetable;
  /** The start of the main leg. */
  gateway: Stop;
  /** The place of clearance or of the change to delivery: the last gateway, or a depot just before the destination. */
  customs: Stop;
  formalities: Formalities;
  shipper: Workplace;
  clearance: Workplace;
  consignee: Workplace;
}

export interface Stop {
  name: string;
  latitude: number;
  longitude: number;
  /** Distance along the track. */
  km: number;
}

/** A stop of the route that the product plans. */
interface PlannedStop extends Stop, Pick<PlannedWaypoint, 'waypoint_type' | 'transport_mode'> {
  /** When the product's timetable reaches it, hours after the order. */
  hours: number;
}

/** The product's timetable of a journey, hours after the order. */
export interface Timetable {
  /** The places of the goods over time; stationary between two knots of the same place. */
  knots: readonly { hours: number; km: number }[];
  /** When the truck leaves the shipper. */
  collected: number;
  /** When the goods are at the gateway, and when the main leg starts. */
  at_gateway: number;
  sailing: number;
  arrival_at_customs: number;
  /** From the place of clearance to the consignee. */
  last_mile: number;
}

export type Formalities = 'import' | 'none';

/** The place of clearance without a gateway, as a share of the track. */
const DEPOT_SHARE = 0.96;

/** Every lane by every mode that makes sense on it. */
export function planItineraries(geography: Geography): Itinerary[] {
  return LANES.flatMap((lane) => lane.modes.map((mode) => planItinerary(geography, lane, mode)));
}

function planItinerary(geography: Geography, lane: Lane, mode: TransportMode): Itinerary {
  const [origin, destination] = [lane.origin, lane.destination].map(({ name, country }) =>
    locatePlace(geography.gazetteer, { city: name, country }, { exact: true }),
  );
  const legs = origin && destination ? geography.legs(siteOf(origin), siteOf(destination), mode, {}) : [];
  const main = legs.findIndex(({ transport_mode }) => transport_mode === mode);
  if (!origin || !destination || main < 0)
    throw new Error(`No way by ${mode} from ${lane.origin.name} to ${lane.destination.name}.`);
  const track = trackOf(legs);
  const stops = stopsOf(legs);
  const formalities = isOneCustomsArea(origin.country, destination.country) ? 'none' : 'import';
  const customs = (stops.length > 2 ? stops.at(-2) : undefined) ?? depotBefore(lane, track, formalities);
  const { timeZones } = geography;
  return {
    lane,
    mode,
    origin,
    destination,
    legs,
    track,
    stops,
    distance_km: legs.reduce((total, leg) => total + leg.distance_km, 0),
    services: servicesOf(mode, legs),
    timetable: timetableOf(legs, track, main, customs),
    gateway: stops[main] as Stop,
    customs,
    formalities,
    shipper: { time_zone: origin.timezone, country: origin.country },
    clearance: { time_zone: timeZones.at(customs), country: customs.name.slice(-2) },
    consignee: { time_zone: destination.timezone, country: destination.country },
  };
}

/** The request for a path as the product makes it, so that the path is cached for later bookings. */
function siteOf({ name, country, latitude, longitude }: LocatedPlace) {
  return { name, country, latitude, longitude };
}

function stopsOf(legs: readonly RouteLeg[]): PlannedStop[] {
  const hours = waypointHours(legs);
  const times = { departure: new Date(0), estimated_delivery: new Date(transitHours(legs) * HOUR_MS) };
  return waypointRows('', legs, planWaypoints(legs, times)).map((stop, index) => ({
    name: stop.location_name,
    latitude: stop.latitude,
    longitude: stop.longitude,
    km: stop.distance_km,
    waypoint_type: stop.waypoint_type,
    transport_mode: stop.transport_mode,
    hours: hours[index] as number,
  }));
}

function depotBefore({ destination }: Lane, track: Track, formalities: Formalities): Stop {
  const km = track.length_km * DEPOT_SHARE;
  const { latitude, longitude } = placeOn(track, km);
  const depot = formalities === 'import' ? 'customs depot' : 'depot';
  return { name: `${destination.name} ${depot}, ${destination.country}`, latitude, longitude, km };
}

/** When the wizard promises the delivery of a booking. */
export function deliveryOf({ services, consignee }: Itinerary, service: ServiceType, booked: Date): Date {
  return deliveryAfter(booked, services.get(service) ?? 0, service, consignee);
}

function servicesOf(mode: TransportMode, legs: readonly RouteLeg[]): Map<ServiceType, number> {
  return new Map(
    SERVICE_TYPES.filter((service) => modesOf(service).includes(mode))
      .map((service) => [service, deliveryDays(mode, legs, isStrict(service))] as const)
      .filter(([service, days]) => !isStrict(service) || days <= PROMISED_DAYS[service]),
  );
}

function timetableOf(legs: readonly RouteLeg[], track: Track, main: number, customs: Stop): Timetable {
  const times = legTimes(legs);
  const knots = times.flatMap(({ departure, arrival }, leg) => [
    { hours: departure, km: track.legs[leg]?.from_km ?? 0 },
    { hours: arrival, km: track.legs[leg]?.to_km ?? 0 },
  ]);
  const arrival_at_customs = hoursAt(knots, customs.km);
  const last = knots.at(-1)?.hours ?? 0;
  const onward = knots.findLast(({ km }) => km <= customs.km)?.hours ?? arrival_at_customs;
  return {
    knots,
    // The first train waits for its departure at the terminal, to which a truck brings the goods.
    collected: Math.min(times[0]?.departure ?? 0, COLLECTED_HOURS),
    at_gateway: times[main - 1]?.arrival ?? 0,
    sailing: times[main]?.departure ?? 0,
    arrival_at_customs,
    last_mile: last - Math.max(onward, arrival_at_customs),
  };
}

const COLLECTED_HOURS = 4;

type Knots = Timetable['knots'];

/** When the goods first reach a place, hours after the order. */
export function hoursAt(knots: Knots, km: number): number {
  const next = knots.findIndex((knot) => knot.km >= km);
  const to = knots[next] ?? knots.at(-1);
  const from = knots[next - 1];
  if (!to) return 0;
  if (!from || to.km <= from.km) return to.hours;
  return from.hours + ((km - from.km) / (to.km - from.km)) * (to.hours - from.hours);
}

/** The place of the goods some hours after the order, km along the track. */
export function kmAt(knots: Knots, hours: number): number {
  const next = knots.findIndex((knot) => knot.hours >= hours);
  const to = knots[next] ?? knots.at(-1);
  const from = knots[next - 1];
  if (!to) return 0;
  if (!from || to.hours <= from.hours) return to.km;
  return from.km + ((hours - from.hours) / (to.hours - from.hours)) * (to.km - from.km);
}
