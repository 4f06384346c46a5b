import type { Earth, PortChoices, Site } from './geography.ts';
import { airportStop, chooseAirports } from './network/choose-airports.ts';
import { alternativePorts, choosePorts, type PortPair } from './network/choose-ports.ts';
import type { LandMode } from './network/crossings.ts';
import { portStop } from './network/inland-carriage.ts';
import { isRailLinked } from './network/rail-networks.ts';
import { type RouteLeg, type Stop, vehicleOf } from './route-leg.ts';
import type { ChosenPorts } from './route-option.ts';
import { distanceKm } from './search/geodesy.ts';
import { greatCircle, landLeg, roundCoordinates } from './search/land-leg.ts';
import { overland } from './search/overland.ts';
import type { TransportMode } from './transport-mode.ts';

/** One end of a journey: anything with a name, a country and a position. */
export type JourneyEnd = Site;

/** Minimum distance for air freight, in straight-line km. */
const MIN_AIR_KM = 150;
/** A sea journey is rejected where its land legs exceed this share of the road distance, or its voyage this multiple. */
const MAX_LAND_SHARE = 0.4;
const MAX_DETOUR = 5;
/** Cost factor of a ferry km when minimising ferries, and the maximum detour that is accepted for it. */
const FERRY_AVOIDANCE_FACTOR = 8;
const MAX_DETOUR_BY_LAND = 2.5;
/** Minimum distance of a freight train, in straight-line km. */
const MIN_RAIL_KM = 50;

/**
 * Plans the legs of a door-to-door journey; empty where the mode cannot reach the destination or would not cover most
 * of the distance. Sea journeys begin and end with a truck, train or barge to the port; roads and railways cross water
 * by ferry.
 */
export function planLegs(
  geography: Earth,
  origin: JourneyEnd,
  destination: JourneyEnd,
  transport_mode: TransportMode,
  ports: ChosenPorts = {},
): RouteLeg[] {
  const [from, to] = [door(origin), door(destination)];
  const legs = {
    air: () => airLegs(geography, from, to),
    sea: () => seaLegs(geography, from, to, ports),
    road: () => landLegs(geography, from, to, 'road'),
    rail: () => landLegs(geography, railTerminal(from), railTerminal(to), 'rail'),
  }[transport_mode]();
  return isMostly(transport_mode, legs) ? legs : [];
}

/** Candidate ports at either end of a sea journey, cheapest first. */
export function portChoices(
  geography: Earth,
  origin: JourneyEnd,
  destination: JourneyEnd,
  ports: ChosenPorts,
): PortChoices {
  const pair = choosePorts(geography, door(origin), door(destination), ports);
  if (!pair) return { origin: [], destination: [] };
  return alternativePorts(geography, door(origin), door(destination), pair);
}

function airLegs(geography: Earth, origin: Stop, destination: Stop): RouteLeg[] {
  if (distanceKm(origin, destination) < MIN_AIR_KM) return [];
  const airports = chooseAirports(geography, origin, destination);
  if (!airports) return [];
  const [from, to] = [airportStop(airports.from), airportStop(airports.to)];
  const before = overland(geography, origin, from, 'road');
  const after = overland(geography, to, destination, 'road');
  if (!isReached(before, origin, from) || !isReached(after, to, destination)) return [];
  const flight: RouteLeg = {
    transport_mode: 'air',
    from,
    to,
    distance_km: distanceKm(from, to),
    geometry: roundCoordinates(greatCircle(from, to)),
    passages: [],
  };
  return [...before, flight, ...after];
}

function seaLegs(geography: Earth, origin: Stop, destination: Stop, chosen: ChosenPorts): RouteLeg[] {
  const pair = choosePorts(geography, origin, destination, chosen);
  if (!pair || isDetour(geography, origin, destination, pair)) return [];
  const [from, to] = [portStop(pair.from.port), portStop(pair.to.port)];
  const lane = geography.seaRouter.route(pair.from.port, pair.to.port);
  const before = pair.from.legs();
  const after = pair.to.legs().map(turned).reverse();
  if (!lane || !isReached(before, origin, from) || !isReached(after, to, destination)) return [];
  const voyage: RouteLeg = {
    transport_mode: 'sea',
    from,
    to,
    distance_km: lane.distance_km,
    geometry: roundCoordinates(lane.geometry),
    passages: lane.passages,
  };
  return [...before, voyage, ...after];
}

/** Where ferries are most of the cheapest route, tries one with shorter ferries. Within one town only trucks run. */
function landLegs(geography: Earth, from: Stop, to: Stop, mode: LandMode): RouteLeg[] {
  const straight_km = distanceKm(from, to);
  if (mode === 'rail' && (straight_km < MIN_RAIL_KM || !isRailLinked(from, to))) return [];
  if (straight_km === 0) return [landLeg(geography, from, to, mode)];
  const legs = overland(geography, from, to, mode);
  if (legs.length === 0 || isMostly(mode, legs)) return legs;
  const withLessSea = overland(geography, from, to, mode, FERRY_AVOIDANCE_FACTOR);
  return kmOf(withLessSea) <= MAX_DETOUR_BY_LAND * kmOf(legs) ? withLessSea : legs;
}

/** Whether the trips to the ports are too long a share of the road distance, or the voyage too long a multiple of it. */
function isDetour(geography: Earth, origin: Stop, destination: Stop, { from, to }: PortPair): boolean {
  const direct = landLegs(geography, origin, destination, 'road');
  if (direct.length === 0) return false;
  const direct_km = kmOf(direct);
  const sea_km = geography.ports.seaKm(from.port, to.port);
  return from.land_km + to.land_km > MAX_LAND_SHARE * direct_km || sea_km > MAX_DETOUR * direct_km;
}

/** Whether a mode covers most of the distance. Barges count as sea; ferries and trucks do not count as the mode. */
function isMostly(mode: TransportMode, legs: readonly RouteLeg[]): boolean {
  const own = legs.filter((leg) => leg.transport_mode === mode && vehicleOf(leg) !== 'ferry');
  return own.length > 0 && (own.length === legs.length || kmOf(own) > kmOf(legs) / 2);
}

function kmOf(legs: readonly RouteLeg[]): number {
  return legs.reduce((total, leg) => total + leg.distance_km, 0);
}

/** Whether the legs connect two stops; none are needed where both are the same place. */
function isReached(legs: readonly RouteLeg[], from: Stop, to: Stop): boolean {
  return legs.length > 0 || distanceKm(from, to) === 0;
}

function turned({ from, to, geometry, passages, ...leg }: RouteLeg): RouteLeg {
  return { ...leg, from: to, to: from, geometry: [...geometry].reverse(), passages: [...passages].reverse() };
}

function door({ name, country, latitude, longitude }: JourneyEnd): Stop {
  return { name, country, latitude, longitude, kind: 'place', code: null };
}

function railTerminal(end: Stop): Stop {
  return { ...end, name: `${end.name} rail terminal`, kind: 'terminal' };
}
