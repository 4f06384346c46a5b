import { airportStop, chooseAirports } from './choose-airports.ts';
import { alternativePorts, choosePorts, type PortPair } from './choose-ports.ts';
import type { LandMode } from './crossings.ts';
import { distanceKm } from './geodesy.ts';
import type { Earth, PortChoices, Site } from './geography.ts';
import { portStop } from './inland-carriage.ts';
import { greatCircle, landLeg, tidy } from './land-leg.ts';
import { overland } from './overland.ts';
import { isRailLinked } from './rail-networks.ts';
import { type RouteLeg, type Stop, vehicleOf } from './route-leg.ts';
import type { ChosenPorts } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

/** One end of a journey: a located place, or anything else with a name, a country and a position. */
export type JourneyEnd = Site;

/** Nobody flies freight nearer than this, in straight km. */
export const LEAST_AIR_KM = 150;
/** A sea journey whose land legs are as much of the way by road, or whose voyage is so many times as long, is none. */
const MOST_LAND_SHARE = 0.4;
const MOST_DETOUR = 5;
/** What a km at sea counts on land where as little of it as possible is wanted, and how many times as far that may be. */
const DEAR_FERRY_FACTOR = 8;
const MOST_DETOUR_BY_LAND = 2.5;
/** No freight train runs for less, in straight km. */
const LEAST_RAIL_KM = 50;

/**
 * The legs of a journey from door to door, or none where the mode does not lead there or is not what most of the way
 * is travelled by. Sea legs begin and end with a truck, a train or a barge to the port; roads and railways cross water
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

/** The ports that a journey by sea could take at either end, the cheapest first. */
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
  if (distanceKm(origin, destination) < LEAST_AIR_KM) return [];
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
    geometry: tidy(greatCircle(from, to)),
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
    geometry: tidy(lane.geometry),
    passages: lane.passages,
  };
  return [...before, voyage, ...after];
}

/** Where most of the cheapest way is at sea, one with shorter ferries may still do; within one town trucks drive, nothing else does. */
function landLegs(geography: Earth, from: Stop, to: Stop, mode: LandMode): RouteLeg[] {
  const straight_km = distanceKm(from, to);
  if (mode === 'rail' && (straight_km < LEAST_RAIL_KM || !isRailLinked(from, to))) return [];
  if (straight_km === 0) return [landLeg(geography, from, to, mode)];
  const legs = overland(geography, from, to, mode);
  if (legs.length === 0 || isMostly(mode, legs)) return legs;
  const withLessSea = overland(geography, from, to, mode, DEAR_FERRY_FACTOR);
  return kmOf(withLessSea) <= MOST_DETOUR_BY_LAND * kmOf(legs) ? withLessSea : legs;
}

/** Whether the ports lie as far away as half of the way by road, or the voyage is many times as long as that way. */
function isDetour(geography: Earth, origin: Stop, destination: Stop, { from, to }: PortPair): boolean {
  const direct = landLegs(geography, origin, destination, 'road');
  if (direct.length === 0) return false;
  const direct_km = kmOf(direct);
  const sea_km = geography.ports.seaKm(from.port, to.port);
  return from.land_km + to.land_km > MOST_LAND_SHARE * direct_km || sea_km > MOST_DETOUR * direct_km;
}

/** Whether a mode is what most of the kilometres are travelled by. Barges count as sea, ferries and trucks as themselves. */
function isMostly(mode: TransportMode, legs: readonly RouteLeg[]): boolean {
  const own = legs.filter((leg) => leg.transport_mode === mode && vehicleOf(leg) !== 'ferry');
  return own.length > 0 && (own.length === legs.length || kmOf(own) > kmOf(legs) / 2);
}

function kmOf(legs: readonly RouteLeg[]): number {
  return legs.reduce((total, leg) => total + leg.distance_km, 0);
}

/** Whether legs lead from one stop to another; none do where the two are one place. */
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
