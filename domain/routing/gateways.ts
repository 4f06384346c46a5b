import type { Point } from '#domain/places/place.ts';
import { roadKm } from './circuity.ts';
import { distanceKm } from './geodesy.ts';
import type { Earth, Gateway, Site } from './geography.ts';

/** A foreign port or airport must be this much nearer to be worth the border, in road km. */
const BORDER_KM = { port: 250, airport: 150 };
/** A large airport without regular freighters must be this much nearer. */
const NO_FREIGHTER_KM = 80;
/** No port is sought further behind the nearest one than this, in straight km. */
const PORT_SEARCH_KM = 3000;
/** What counts as reachable by road around islands too small for the land grid. */
const SAME_ISLAND_KM = 60;
const CAUSEWAY_KM = 25;

/**
 * The two ports that a shipment passes at the least effort, by land and by sea together: the nearest as a rule,
 * one across the continent where that saves half a voyage. `landWeight` is what a road km counts in sea km.
 * Both are the same port when no voyage helps; undefined when no sea joins them.
 */
export function choosePorts(
  geography: Earth,
  origin: Site,
  destination: Site,
  landWeight: number,
): { from: Gateway; to: Gateway } | undefined {
  const starts = portsInReach(geography, origin, landWeight);
  const ends = portsInReach(geography, destination, landWeight);
  let best: { from: Gateway; to: Gateway } | undefined;
  let leastEffort = Infinity;
  for (const start of starts) {
    for (const end of ends) {
      if (start.effort + end.effort >= leastEffort) continue;
      const voyage = start.port === end.port ? 0 : geography.ports.seaKm(start.port, end.port);
      const effort = start.effort + voyage + end.effort;
      if (effort >= leastEffort) continue;
      leastEffort = effort;
      best = { from: start.port, to: end.port };
    }
  }
  return best;
}

/** The airport freight from a place takes: near, with freighters, in its own country where there is a choice. */
export function chooseAirport(geography: Earth, site: Site): Gateway | undefined {
  const reachable = reachableFrom(geography, site, geography.airports);
  const candidates = reachable.length > 0 ? reachable : geography.airports;
  const effort = (airport: Gateway) =>
    roadKm(distanceKm(site, airport), site.country, airport.country) +
    (airport.country === site.country ? 0 : BORDER_KM.airport) +
    (airport.isMajor ? 0 : NO_FREIGHTER_KM);
  return least(candidates, effort);
}

/** Whether a lorry gets from one point to the other without a ship. */
export function canDrive(geography: Earth, from: Point, to: Point): boolean {
  return isDrivable(
    { ...from, landmass: geography.landRouter.landmass(from) },
    { ...to, landmass: geography.landRouter.landmass(to) },
  );
}

type Ashore = Point & Pick<Gateway, 'landmass'>;

function isDrivable(from: Ashore, to: Ashore): boolean {
  if (from.landmass !== undefined && from.landmass === to.landmass) return true;
  if (from.landmass !== undefined && to.landmass !== undefined) return false;
  const isOneIsland = from.landmass === undefined && to.landmass === undefined;
  return distanceKm(from, to) <= (isOneIsland ? SAME_ISLAND_KM : CAUSEWAY_KM);
}

function reachableFrom(geography: Earth, site: Site, gateways: readonly Gateway[]): Gateway[] {
  const here = { ...site, landmass: geography.landRouter.landmass(site) };
  return gateways.filter((gateway) => isDrivable(here, gateway));
}

function portsInReach(geography: Earth, site: Site, landWeight: number): { port: Gateway; effort: number }[] {
  const reachable = reachableFrom(geography, site, geography.ports.all);
  const major = reachable.filter(({ isMajor }) => isMajor);
  const candidates = major.length > 0 ? major : reachable.length > 0 ? reachable : [ownLanding(site)];
  const distances = candidates.map((port) => distanceKm(site, port));
  const limit = Math.min(...distances) + PORT_SEARCH_KM;
  return candidates.flatMap((port, index) => {
    const straightKm = distances[index] as number;
    if (straightKm > limit) return [];
    const border = port.country === site.country ? 0 : BORDER_KM.port;
    return [{ port, effort: landWeight * (roadKm(straightKm, site.country, port.country) + border) }];
  });
}

/** Islands that no list of ports knows land their goods where they are. */
function ownLanding({ name, country, latitude, longitude }: Site): Gateway {
  return { code: '', name, country, latitude, longitude, isMajor: false, landmass: undefined };
}

function least<Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  let lowest = Infinity;
  for (const item of items) {
    const value = measure(item);
    if (value >= lowest) continue;
    lowest = value;
    best = item;
  }
  return best;
}
