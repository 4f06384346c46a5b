import type { Earth, Gateway } from '../geography.ts';
import type { RouteLeg, Stop } from '../route-leg.ts';
import { distanceKm, lineLengthKm } from '../search/geodesy.ts';
import { canDrive, landLeg, usualKm } from '../search/land-leg.ts';
import { overland } from '../search/overland.ts';
import { isRailLinked } from './rail-networks.ts';

/**
 * Cost of carrying a container in truck km: an assumption that ranks the modes by their usual rates. `start` is the
 * fixed cost of loading, handling and the short truck trip to a terminal.
 */
const COST = {
  truck: { start: 100, perKm: 1 },
  train: { start: 300, perKm: 0.3 },
  barge: { start: 180, perKm: 0.15 },
};
/** Maximum truck distance to a terminal, in straight-line km. */
const REACH_KM = { train: 150, barge: 90 };
/** Shorter distances have no train. */
const MIN_TRAIN_KM = 200;
/** Maximum across a border, except where longer is usual: North America, the broad-gauge network and China. */
const MAX_TRAIN_KM = 1500;
const LONG_TRAIN_AREAS = ['US CA MX', 'RU BY UA KZ UZ KG TJ TM GE AZ AM LT LV EE MN CN'].map((area) =>
  area.split(' '),
);
/** Ratio of river distance to the simplified line. */
export const RIVER_CIRCUITY = 1.15;

/** One inland route between a door and a sea port: by truck only, or by truck to a rail or barge terminal. */
export interface InlandCarriage {
  port: Gateway;
  cost: number;
  /** Land kilometres, without river kilometres. */
  land_km: number;
  /** From the door to the port. */
  legs(): RouteLeg[];
}

/** Finds the cheapest inland route between a door and any port reachable by land. */
export function inlandCarriages(geography: Earth, door: Stop): (port: Gateway) => InlandCarriage | undefined {
  const isNear = (terminal: Stop, reach_km: number) =>
    distanceKm(door, terminal) <= reach_km && canDrive(geography, door, terminal);
  const railTerminals = geography.railTerminals.filter((terminal) => isNear(terminal, REACH_KM.train));
  const waterways = geography.waterways.flatMap((waterway) =>
    waterway.terminals
      .filter((terminal) => isNear(terminal, REACH_KM.barge))
      .map((terminal) => ({ waterway, terminal })),
  );
  return (port) => {
    const ways: InlandCarriage[] = [byTruck(geography, door, port)];
    for (const terminal of railTerminals) {
      const km = usualKm(terminal, port, 'rail');
      if (km < MIN_TRAIN_KM || !isRailLinked(terminal, port) || isTooFar(terminal, port, km)) continue;
      ways.push(byTrain(geography, door, terminal, port, km));
    }
    for (const { waterway, terminal } of waterways) {
      if (waterway.port !== port.code) continue;
      const line = waterway.line.slice(0, terminal.vertex + 1);
      const km = lineLengthKm(line) * RIVER_CIRCUITY;
      const toTerminal = usualKm(door, terminal, 'road');
      ways.push({
        port,
        cost: COST.barge.start + km * COST.barge.perKm + toTerminal * COST.truck.perKm,
        land_km: toTerminal,
        legs: () => [
          ...drive(geography, door, bare(terminal)),
          {
            transport_mode: 'sea',
            vehicle: 'barge',
            from: bare(terminal),
            to: portStop(port),
            distance_km: km,
            geometry: [...line].reverse(),
            passages: [],
          },
        ],
      });
    }
    return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  };
}

export function portStop({ name, country, latitude, longitude, code }: Gateway): Stop {
  return { name, country, latitude, longitude, kind: 'port', code: code || null };
}

function byTruck(geography: Earth, door: Stop, port: Gateway): InlandCarriage {
  const km = usualKm(door, port, 'road');
  return {
    port,
    cost: COST.truck.start + km * COST.truck.perKm,
    land_km: km,
    legs: () => drive(geography, door, portStop(port)),
  };
}

function byTrain(geography: Earth, door: Stop, terminal: Stop, port: Gateway, km: number): InlandCarriage {
  const toTerminal = usualKm(door, terminal, 'road');
  return {
    port,
    cost: COST.train.start + km * COST.train.perKm + toTerminal * COST.truck.perKm,
    land_km: toTerminal + km,
    legs: () => [...drive(geography, door, terminal), landLeg(geography, terminal, portStop(port), 'rail')],
  };
}

function drive(geography: Earth, from: Stop, to: Stop): RouteLeg[] {
  return overland(geography, from, to, 'road');
}

function bare({ name, country, latitude, longitude, kind, code }: Stop): Stop {
  return { name, country, latitude, longitude, kind, code };
}

function isTooFar(terminal: Stop, port: Gateway, km: number): boolean {
  if (km <= MAX_TRAIN_KM || terminal.country === port.country) return false;
  return !LONG_TRAIN_AREAS.some((area) => area.includes(terminal.country) && area.includes(port.country));
}
