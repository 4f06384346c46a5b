import type { Crossing, LandMode } from './crossings.ts';
import { distanceKm, lineLengthKm } from './geodesy.ts';
import type { Earth } from './geography.ts';
import { type Ashore, ashore, greatCircle, isDrivable, landLeg, tidy } from './land-leg.ts';
import type { RouteLeg, Stop } from './route-leg.ts';

/** A ferry kilometre counts as so many on land, and boarding as so many more. */
export const FERRY_FACTOR = 1.5;
const BOARDING_KM = 80;
/** Ferries are not straight either. */
const FERRY_CIRCUITY = 1.1;
/** Roads and railways beside the straight line, the same everywhere: only then does no way gain by a detour. */
const LAND_CIRCUITY = 1.3;
/** The grid knows how far it is around water, but not how roads wind. */
const WAY_CIRCUITY = 1.1;
/** Enough for the most winding way; a way that is not found by then is none. */
const MOST_TRIES = 60;

interface Node extends Ashore {
  stop: Stop;
}

/** Taking a crossing in one direction: it is boarded at one end and left at the other. */
interface Ride {
  crossing: Crossing;
  boarded: Node;
  left: Node;
}

/** Every ride of a mode, and the least that it costs to get from where one is left to where another is boarded. */
interface Rides {
  all: readonly Ride[];
  changes: Float64Array;
}

/**
 * The cheapest way by road or rail, over ferries where they save land or there is none. Empty when no way leads there.
 * Searches with the least that each stretch of land can cost, and works out only the stretches on the best way:
 * again and again, until all of them are worked out. `ferryFactor` is what a kilometre at sea counts on land.
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
  const start: Node = { stop: from, ...ashore(geography, from) };
  const goal: Node = { stop: to, ...ashore(geography, to) };
  const toRides = rides.all.map(({ boarded }) => landCost(start, boarded));
  const toGoal = [...rides.all.map(({ left }) => landCost(left, goal)), landCost(start, goal)];
  const workedOut = new Map<number, RouteLeg>();
  /** Rides are numbered; the start and the goal are the number after them. */
  const stretchCost = (one: number, other: number) => {
    const known = workedOut.get(one * (size + 1) + other);
    if (known) return landCostOf(known);
    if (other === size) return toGoal[one] as number;
    return one === size ? (toRides[other] as number) : (rides.changes[one * size + other] as number);
  };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
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

/** The same for every journey, so worked out once. */
function ridesOf(geography: Earth, mode: LandMode): Rides {
  const known = KNOWN_RIDES.get(geography.crossings) ?? new Map<LandMode, Rides>();
  KNOWN_RIDES.set(geography.crossings, known);
  const found = known.get(mode);
  if (found) return found;
  const all = geography.crossings
    .filter(({ modes }) => modes.includes(mode))
    .flatMap((crossing) => {
      const [one, other] = crossing.ends.map((stop) => ({ stop, ...ashore(geography, stop) })) as [
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
  return Math.max(distanceKm(from, to) * LAND_CIRCUITY, lineLengthKm(geometry) * WAY_CIRCUITY);
}

function rideLeg({ crossing, boarded, left }: Ride, mode: LandMode): RouteLeg {
  const isTunnel = crossing.kind === 'tunnel';
  return {
    transport_mode: isTunnel ? mode : 'sea',
    ...(isTunnel ? {} : { vehicle: 'ferry' as const }),
    from: boarded.stop,
    to: left.stop,
    distance_km: distanceKm(boarded.stop, left.stop) * FERRY_CIRCUITY,
    geometry: tidy(greatCircle(boarded.stop, left.stop)),
    passages: [],
  };
}

/** Dijkstra over rides: which ones to take, in order; none where land alone is cheapest. Undefined without a way. */
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
