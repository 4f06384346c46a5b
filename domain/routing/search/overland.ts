import type { Earth } from '../geography.ts';
import type { Crossing, LandMode } from '../network/crossings.ts';
import type { RouteLeg, Stop } from '../route-leg.ts';
import { distanceKm, lineLengthKm } from './geodesy.ts';
import {
  greatCircle,
  isDrivable,
  landLeg,
  type PointOnLand,
  roundCoordinates,
  withLandmass,
} from './land-leg.ts';

/** Cost of a ferry km in land km, and the fixed cost of boarding. */
const FERRY_FACTOR = 1.5;
const BOARDING_KM = 80;
/** Ratio of ferry to straight-line distance. */
const FERRY_CIRCUITY = 1.1;
/** Ratio of road or rail to straight-line distance; constant, so that detours never look cheaper. */
const LAND_CIRCUITY = 1.3;
/** Extra factor for grid routes, which include detours around water but not winding roads. */
const PATH_CIRCUITY = 1.1;
/** Iteration limit; enough for the most complex route. */
const MAX_TRIES = 60;

interface Node extends PointOnLand {
  stop: Stop;
}

/** A crossing in one direction: boarded at one end, left at the other. */
interface Ride {
  crossing: Crossing;
  boarded: Node;
  left: Node;
}

/** Every ride of a mode, and the lower bound of the land cost from the end of one ride to the start of another. */
interface Rides {
  all: readonly Ride[];
  changes: Float64Array;
}

/**
 * The cheapest route by road or rail, with ferries where they are cheaper or necessary. Empty when unreachable.
 * Lazy evaluation: searches with the lower bound of each land segment, computes the segments on the best route, and
 * repeats until all of them are computed. `ferryFactor` is the cost of a sea km in land km.
 */
export function overland(
  geography: Earth,
  from: Stop,
  to: Stop,
  mode: LandMode,
  ferryFactor = FERRY_FACTOR,
): RouteLeg[] {
  const rides = ridesOf(geography, mode);
  const size = rides.all.length;
  const start: Node = { stop: from, ...withLandmass(geography, from) };
  const goal: Node = { stop: to, ...withLandmass(geography, to) };
  const toRides = rides.all.map(({ boarded }) => landCost(start, boarded));
  const toGoal = [...rides.all.map(({ left }) => landCost(left, goal)), landCost(start, goal)];
  const workedOut = new Map<number, RouteLeg>();
  /** Nodes are ride numbers; start and goal share the next number. */
  const stretchCost = (one: number, other: number) => {
    const known = workedOut.get(one * (size + 1) + other);
    if (known) return landCostOf(known);
    if (other === size) return toGoal[one] as number;
    return one === size ? (toRides[other] as number) : (rides.changes[one * size + other] as number);
  };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const path = cheapestRides(rides, stretchCost, ferryFactor);
    if (!path) return [];
    const stretches = [size, ...path].map((ride, index) => ({ from: ride, to: path[index] ?? size }));
    const open = stretches.filter((stretch) => !workedOut.has(stretch.from * (size + 1) + stretch.to));
    for (const stretch of open) {
      const leg = landLeg(
        geography,
        rides.all[stretch.from]?.left.stop ?? from,
        rides.all[stretch.to]?.boarded.stop ?? to,
        mode,
      );
      workedOut.set(stretch.from * (size + 1) + stretch.to, leg);
    }
    if (open.length > 0) continue;
    return stretches
      .flatMap((stretch) => {
        const leg = workedOut.get(stretch.from * (size + 1) + stretch.to) as RouteLeg;
        const ride = rides.all[stretch.to];
        return ride ? [leg, rideLeg(ride, mode)] : [leg];
      })
      .filter(({ distance_km }) => distance_km > 0);
  }
  return [];
}

const KNOWN_RIDES = new WeakMap<readonly Crossing[], Map<LandMode, Rides>>();

/** Caches the rides per geography and mode: they are the same for every journey. */
function ridesOf(geography: Earth, mode: LandMode): Rides {
  const known = KNOWN_RIDES.get(geography.crossings) ?? new Map<LandMode, Rides>();
  KNOWN_RIDES.set(geography.crossings, known);
  const found = known.get(mode);
  if (found) return found;
  const all = geography.crossings
    .filter(({ modes }) => modes.includes(mode))
    .flatMap((crossing) => {
      const [one, other] = crossing.ends.map((stop) => ({ stop, ...withLandmass(geography, stop) })) as [
        Node,
        Node,
      ];
      return [
        { crossing, boarded: one, left: other },
        { crossing, boarded: other, left: one },
      ];
    });
  const changes = Float64Array.from(
    all.flatMap(({ left }) => all.map(({ boarded }) => landCost(left, boarded))),
  );
  const rides = { all, changes };
  known.set(mode, rides);
  return rides;
}

function rideCost({ crossing: { kind }, boarded, left }: Ride, ferryFactor: number): number {
  const km = distanceKm(boarded, left);
  return kind === 'tunnel' ? km : km * FERRY_CIRCUITY * ferryFactor + BOARDING_KM;
}

function landCost(from: Node, to: Node): number {
  return isDrivable(from, to) ? distanceKm(from, to) * LAND_CIRCUITY : Infinity;
}

function landCostOf({ from, to, geometry }: RouteLeg): number {
  return Math.max(distanceKm(from, to) * LAND_CIRCUITY, lineLengthKm(geometry) * PATH_CIRCUITY);
}

function rideLeg({ crossing, boarded, left }: Ride, mode: LandMode): RouteLeg {
  const isTunnel = crossing.kind === 'tunnel';
  return {
    transport_mode: isTunnel ? mode : 'sea',
    ...(isTunnel ? {} : { vehicle: 'ferry' as const }),
    from: boarded.stop,
    to: left.stop,
    distance_km: distanceKm(boarded.stop, left.stop) * FERRY_CIRCUITY,
    geometry: roundCoordinates(greatCircle(boarded.stop, left.stop)),
    passages: [],
  };
}

/** Dijkstra over rides: the rides to take in order; empty where land alone is cheapest. Undefined when unreachable. */
function cheapestRides(
  { all }: Rides,
  stretchCost: (from: number, to: number) => number,
  ferryFactor: number,
): number[] | undefined {
  const size = all.length;
  const costs = all.map((ride) => rideCost(ride, ferryFactor));
  const total = Float64Array.from(costs, (cost, index) => stretchCost(size, index) + cost);
  const before = new Int32Array(size).fill(-1);
  const isSettled = new Uint8Array(size);
  let last = -1;
  let least = stretchCost(size, size);
  for (;;) {
    let nearest = -1;
    for (let ride = 0; ride < size; ride++)
      if (!isSettled[ride] && (nearest < 0 || (total[ride] as number) < (total[nearest] as number)))
        nearest = ride;
    if (nearest < 0 || (total[nearest] as number) >= least) break;
    isSettled[nearest] = 1;
    const reached = total[nearest] as number;
    const arrival = reached + stretchCost(nearest, size);
    if (arrival < least) [least, last] = [arrival, nearest];
    for (let ride = 0; ride < size; ride++) {
      const sum = reached + stretchCost(nearest, ride) + (costs[ride] as number);
      if (isSettled[ride] || sum >= (total[ride] as number)) continue;
      total[ride] = sum;
      before[ride] = nearest;
    }
  }
  if (least === Infinity) return undefined;
  const path = [];
  for (let ride = last; ride >= 0; ride = before[ride] as number) path.push(ride);
  return path.reverse();
}
