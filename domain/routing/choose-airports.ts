import { distanceKm } from './geodesy.ts';
import type { Earth, Gateway, Site } from './geography.ts';
import { ashore, isDrivable, usualKm } from './land-leg.ts';
import type { Stop } from './route-leg.ts';

/** A foreign airport must be this much nearer to be worth the border, in road km. */
const BORDER_KM = 150;
/** A large airport without regular freighters must be this much nearer. */
const NO_FREIGHTER_KM = 80;
/** What a km in the air counts in road km. */
const FLIGHT_WEIGHT = 0.2;
const MOST_CANDIDATES = 6;

interface Approach {
  airport: Gateway;
  road_km: number;
  effort: number;
}

/**
 * The two airports between which a shipment goes at the least effort: near, with freighters, in the country of the
 * door where there is a choice. Most of the way is a flight; undefined where no airports allow that.
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
  const here = ashore(geography, door);
  const reachable = geography.airports.filter((airport) => isDrivable(here, airport));
  return (reachable.length > 0 ? reachable : geography.airports)
    .map((airport) => {
      const road_km = usualKm(door, airport, 'road');
      const border = airport.country === door.country ? 0 : BORDER_KM;
      return { airport, road_km, effort: road_km + border + (airport.isMajor ? 0 : NO_FREIGHTER_KM) };
    })
    .sort((a, b) => a.effort - b.effort)
    .slice(0, MOST_CANDIDATES);
}
