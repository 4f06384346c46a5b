import type { Earth, Gateway, PortChoices, Site } from '../geography.ts';
import type { Stop } from '../route-leg.ts';
import type { ChosenPorts } from '../route-option.ts';
import { distanceKm } from '../search/geodesy.ts';
import { isDrivable, withLandmass } from '../search/land-leg.ts';
import { isOneCustomsArea } from './customs-areas.ts';
import { type InlandCarriage, inlandCarriages } from './inland-carriage.ts';

/** Cost of a sea km in truck km. */
const SEA_COST = 0.1;
/** A foreign port must be this much closer, in truck km; more where goods clear customs on the way. */
const BORDER_COST = { inOneCustomsArea: 100, customs: 250 };
/** Cost of transshipment to a feeder on a long voyage, by port rank, in truck km. */
const FEEDER_COST = { 1: 0, 2: 500, 3: 650, 4: 800 };
/** Sea distance from which the feeder cost applies in full: short routes use small ships anyway. */
const LONG_VOYAGE_KM = 8000;
/** A port this close is local and has a reduced feeder cost, whatever its rank. */
const OWN_PORT_KM = 80;
const OWN_PORT_SHARE = 0.25;
/** Ports this much farther than the nearest one are not considered, in straight-line km. */
const PORT_SEARCH_KM = 3000;
/** Maximum number of alternative ports. */
const MAX_ALTERNATIVES = 6;

export interface PortPair {
  from: InlandCarriage;
  to: InlandCarriage;
}

interface Approach {
  carriage: InlandCarriage;
  cost: number;
  feeder: number;
}

/**
 * Chooses the pair of ports with the lowest total cost of land and sea, among pairs where most of the distance is by
 * sea. Undefined where there is none, or a requested port is unreachable.
 */
export function choosePorts(
  geography: Earth,
  origin: Stop,
  destination: Stop,
  { origin_port, destination_port }: ChosenPorts = {},
): PortPair | undefined {
  let best: PortPair | undefined;
  let leastCost = Infinity;
  const ends = approaches(geography, destination, destination_port);
  for (const start of approaches(geography, origin, origin_port)) {
    for (const end of ends) {
      if (start.carriage.port === end.carriage.port) continue;
      if (start.cost + end.cost >= leastCost) continue;
      const { cost, isMostlySea } = voyage(geography, start, end);
      if (cost >= leastCost || !isMostlySea) continue;
      leastCost = cost;
      best = { from: start.carriage, to: end.carriage };
    }
  }
  return best;
}

/** Alternative ports by cost for each end, with the other end's port unchanged. */
export function alternativePorts(
  geography: Earth,
  origin: Stop,
  destination: Stop,
  chosen: PortPair,
): PortChoices {
  const starts = approaches(geography, origin);
  const ends = approaches(geography, destination);
  const start = starts.find(({ carriage }) => carriage.port === chosen.from.port);
  const end = ends.find(({ carriage }) => carriage.port === chosen.to.port);
  return {
    origin: end
      ? ranked(starts.map((one) => ({ port: one.carriage.port, ...voyage(geography, one, end) })))
      : [],
    destination: start
      ? ranked(ends.map((one) => ({ port: one.carriage.port, ...voyage(geography, start, one) })))
      : [],
  };
}

function ranked(voyages: readonly { port: Gateway; cost: number; isMostlySea: boolean }[]): Gateway[] {
  return voyages
    .filter(({ cost, isMostlySea }) => isMostlySea && Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ port }) => port);
}

function voyage(geography: Earth, start: Approach, end: Approach) {
  const km = geography.ports.seaKm(start.carriage.port, end.carriage.port);
  const feeders = (start.feeder + end.feeder) * Math.min(1, km / LONG_VOYAGE_KM);
  return {
    cost: start.cost + end.cost + km * SEA_COST + feeders,
    isMostlySea: km > 0 && km > start.carriage.land_km + end.carriage.land_km,
  };
}

function approaches(geography: Earth, door: Stop, wanted?: string): Approach[] {
  const carriageTo = inlandCarriages(geography, door);
  return portsInReach(geography, door, wanted).flatMap((port) => {
    const carriage = carriageTo(port);
    if (!carriage) return [];

    const share = distanceKm(door, port) <= OWN_PORT_KM ? OWN_PORT_SHARE : 1;
    return { carriage, cost: carriage.cost + borderCost(door, port), feeder: FEEDER_COST[port.rank] * share };
  });
}

function borderCost(door: Stop, port: Gateway): number {
  if (door.country === port.country) return 0;
  return isOneCustomsArea(door.country, port.country) ? BORDER_COST.inOneCustomsArea : BORDER_COST.customs;
}

function portsInReach(geography: Earth, door: Stop, wanted: string | undefined): Gateway[] {
  if (wanted) return geography.ports.all.filter(({ code }) => code === wanted);
  const here = withLandmass(geography, door);
  const reachable = geography.ports.all.filter((port) => isDrivable(here, port));
  const major = reachable.filter(({ isMajor }) => isMajor);
  const candidates = major.length > 0 ? major : reachable.length > 0 ? reachable : [ownLanding(door)];
  const nearest = candidates.reduce((km, port) => Math.min(km, distanceKm(door, port)), Infinity);
  return candidates.filter((port) => distanceKm(door, port) <= nearest + PORT_SEARCH_KM);
}

/** A landing at the place itself, for islands without a listed port. */
function ownLanding({ name, country, latitude, longitude }: Site): Gateway {
  return { code: '', name, country, latitude, longitude, isMajor: false, rank: 4, landmass: undefined };
}
