import type { Earth, Gateway, Site } from '../geography.ts';
import type { Stop } from '../route-leg.ts';
import { distanceKm } from '../search/geodesy.ts';
import { isDrivable, usualKm, withLandmass } from '../search/land-leg.ts';

/** A foreign airport must be this much closer to be worth the border crossing, in road km. */
const BORDER_KM = 150;
/** A large airport without regular freighters must be this much closer, in road km. */
const NO_FREIGHTER_KM = 80;
/** Cost of a flight km in road km. */
const FLIGHT_WEIGHT = 0.2;
const MAX_CANDIDATES = 6;

interface Approach {
  airport: Gateway;
  road_km: number;
  effort: number;
}

/**
 * Chooses the cheapest pair of airports: near, served by freighters, and preferably in the shipper's or consignee's
 * country. Undefined where no pair makes the flight most of the distance.
 */
export function chooseAirports(
  geography: Earth,
  origin: Site,
  destination: Site,
): { from: Gateway; to: Gateway } | undefined {
  let best: { from: Gateway; to: Gateway } | undefined;
  let leastEffort = Infinity;
  const ends = approaches(geography, destination);
  for (const start of approaches(geography, origin)) {
    for (const end of ends) {
      if (start.airport === end.airport) continue;
      const flight_km = distanceKm(start.airport, end.airport);
      if (flight_km <= start.road_km + end.road_km) continue;
      const effort = start.effort + end.effort + flight_km * FLIGHT_WEIGHT;
      if (effort >= leastEffort) continue;
      leastEffort = effort;
      best = { from: start.airport, to: end.airport };
    }
  }
  return best;
}

export function airportStop({ name, country, latitude, longitude, code }: Gateway): Stop {
  return { name, country, latitude, longitude, kind: 'airport', code };
}

function approaches(geography: Earth, door: Site): Approach[] {
  const here = withLandmass(geography, door);
  const reachable = geography.airports.filter((airport) => isDrivable(here, airport));
  return (reachable.length > 0 ? reachable : geography.airports)
    .map((airport) => {
      const road_km = usualKm(door, airport, 'road');
      const border = airport.country === door.country ? 0 : BORDER_KM;
      return { airport, road_km, effort: road_km + border + (airport.isMajor ? 0 : NO_FREIGHTER_KM) };
    })
    .sort((a, b) => a.effort - b.effort)
    .slice(0, MAX_CANDIDATES);
}
