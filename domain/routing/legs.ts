import type { Point } from '#domain/places/place.ts';
import { RAIL_CIRCUITY, roadKm } from './circuity.ts';
import { canDrive, chooseAirport, choosePorts } from './gateways.ts';
import { distanceKm, greatCircleLine } from './geodesy.ts';
import type { Earth, Gateway, Site } from './geography.ts';
import type { Position, RouteLeg, Stop } from './route-leg.ts';
import { simplifyLine } from './simplify-line.ts';
import type { TransportMode } from './transport-mode.ts';

/** One end of a journey: a located place, or anything else with a name, a country and a position. */
export type JourneyEnd = Site;

/** What a km by land counts in km by sea: dear when the sea is wanted, hardly dearer when the road is. */
const LAND_WEIGHT = { sea: 4, road: 1.3, rail: 1.3 };
const FLIGHT_VERTEX_KM = 100;
const FLIGHT_TOLERANCE_KM = 2;

/**
 * The legs of a journey from door to door. Air and sea go by road to their gateways. Road and rail stay on land;
 * where only a ship gets across, they say so with a sea leg. Air or sea between places that share a gateway, or
 * whose gateways lie no nearer than the goal, is one road leg. Empty when no way is known.
 */
export function planLegs(
  geography: Earth,
  origin: JourneyEnd,
  destination: JourneyEnd,
  transport_mode: TransportMode,
): RouteLeg[] {
  if (transport_mode === 'air') return airLegs(geography, origin, destination);
  if (transport_mode === 'sea') return seaLegs(geography, origin, destination);
  return overland(geography, origin, destination, transport_mode);
}

function airLegs(geography: Earth, origin: JourneyEnd, destination: JourneyEnd): RouteLeg[] {
  const direct = () => overland(geography, origin, destination, 'road');
  const from = chooseAirport(geography, origin);
  const to = chooseAirport(geography, destination);
  if (!from || !to || from === to) return direct();
  const before = overland(geography, origin, airport(from), 'road');
  const after = overland(geography, airport(to), destination, 'road');
  if (isDetour(geography, origin, destination, [...before, ...after])) return direct();
  return [...before, flight(airport(from), airport(to)), ...after];
}

function seaLegs(geography: Earth, origin: JourneyEnd, destination: JourneyEnd): RouteLeg[] {
  const shipped = byShip(geography, origin, destination, 'road', LAND_WEIGHT.sea);
  if (shipped.length > 0 && !isDetour(geography, origin, destination, shipped)) return shipped;
  return overland(geography, origin, destination, 'road');
}

/** By road or rail, with a voyage only where there is no land to go on. */
function overland(geography: Earth, from: JourneyEnd, to: JourneyEnd, mode: 'road' | 'rail'): RouteLeg[] {
  if (!canDrive(geography, from, to)) return byShip(geography, from, to, mode, LAND_WEIGHT[mode]);
  return [landLeg(geography, landStop(from, mode), landStop(to, mode), mode)];
}

function byShip(
  geography: Earth,
  from: JourneyEnd,
  to: JourneyEnd,
  mode: 'road' | 'rail',
  landWeight: number,
): RouteLeg[] {
  const ports = choosePorts(geography, from, to, landWeight);
  if (!ports || ports.from === ports.to) return [];
  const lane = geography.seaRouter.route(ports.from, ports.to);
  if (!lane) return [];
  const before = landLeg(geography, landStop(from, mode), port(ports.from), mode);
  const voyage: RouteLeg = {
    transport_mode: 'sea',
    from: port(ports.from),
    to: port(ports.to),
    distance_km: lane.distance_km,
    geometry: tidy(lane.geometry),
    passages: lane.passages,
  };
  const after = landLeg(geography, port(ports.to), landStop(to, mode), mode);
  return [before, voyage, after].filter(({ distance_km }) => distance_km > 0);
}

function landLeg(geography: Earth, from: Stop, to: Stop, transport_mode: 'road' | 'rail'): RouteLeg {
  const straightKm = distanceKm(from, to);
  const way = geography.landRouter.route(from, to);
  const usualKm =
    transport_mode === 'rail' ? straightKm * RAIL_CIRCUITY : roadKm(straightKm, from.country, to.country);
  return {
    transport_mode,
    from,
    to,
    distance_km: Math.max(usualKm, way?.distance_km ?? 0),
    geometry: tidy(way?.geometry ?? greatCircle(from, to)),
    passages: [],
  };
}

function flight(from: Stop, to: Stop): RouteLeg {
  return {
    transport_mode: 'air',
    from,
    to,
    distance_km: distanceKm(from, to),
    geometry: tidy(greatCircle(from, to)),
    passages: [],
  };
}

/** Whether the land legs alone are as long as driving all the way. */
function isDetour(
  geography: Earth,
  origin: JourneyEnd,
  destination: JourneyEnd,
  legs: readonly RouteLeg[],
): boolean {
  if (!canDrive(geography, origin, destination)) return false;
  const direct = landLeg(geography, door(origin), door(destination), 'road').distance_km;
  const onLand = legs.filter(({ transport_mode }) => transport_mode !== 'sea');
  return onLand.reduce((total, leg) => total + leg.distance_km, 0) >= direct;
}

function greatCircle(from: Point, to: Point): Position[] {
  const line = greatCircleLine(
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
    FLIGHT_VERTEX_KM,
  );
  return simplifyLine(line, FLIGHT_TOLERANCE_KM);
}

/** To the metre: half the bytes. */
function tidy(line: readonly Position[]): Position[] {
  return line.map(([longitude, latitude]) => [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))]);
}

/** Where a land leg begins or ends: trains use a terminal of the town, and a port or airport stays what it is. */
function landStop(end: JourneyEnd | Stop, mode: 'road' | 'rail'): Stop {
  if ('kind' in end) return end;
  return mode === 'rail' ? railTerminal(end) : door(end);
}

function door({ name, country, latitude, longitude }: JourneyEnd): Stop {
  return { name, country, latitude, longitude, kind: 'place', code: null };
}

function railTerminal(end: JourneyEnd): Stop {
  return { ...door(end), name: `${end.name} rail terminal`, kind: 'terminal' };
}

function port({ name, country, latitude, longitude, code }: Gateway): Stop {
  return { name, country, latitude, longitude, kind: 'port', code: code || null };
}

function airport(gateway: Gateway): Stop {
  return { ...port(gateway), kind: 'airport' };
}
