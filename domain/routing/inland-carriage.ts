import { distanceKm, lineLengthKm } from './geodesy.ts';
import type { Earth, Gateway } from './geography.ts';
import { canDrive, landLeg, usualKm } from './land-leg.ts';
import { overland } from './overland.ts';
import { isRailLinked } from './rail-networks.ts';
import type { RouteLeg, Stop } from './route-leg.ts';

/**
 * What carrying a container costs, in truck kilometres: an assumption that puts modes in the order of their usual
 * rates. A start is what loading, handling and the short trip by truck to a terminal add.
 */
const COST = {
  truck: { start: 100, perKm: 1 },
  train: { start: 300, perKm: 0.3 },
  barge: { start: 180, perKm: 0.15 },
};
/** A truck brings goods to a terminal no farther away than this, in straight km. */
const REACH_KM = { train: 150, barge: 90 };
/** No train runs for less. */
const LEAST_TRAIN_KM = 200;
/** Nor for more across a border, except where that is usual: in North America, and on the broad gauge and in China. */
const MOST_TRAIN_KM = 1500;
const LONG_TRAIN_AREAS = ['US CA MX', 'RU BY UA KZ UZ KG TJ TM GE AZ AM LT LV EE MN CN'].map((area) =>
  area.split(' '),
);
/** Rivers wind more than the line of a handful of points. */
const RIVER_CIRCUITY = 1.15;

/** One way between a door and a sea port: by truck all the way, or by truck to a terminal and on from there. */
export interface InlandCarriage {
  port: Gateway;
  cost: number;
  /** Land kilometres, those on a river not counted. */
  land_km: number;
  /** From the door to the port. */
  legs(): RouteLeg[];
}

/** Finds the cheapest way between a door and any port that can be reached by land. */
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
      if (km < LEAST_TRAIN_KM || !isRailLinked(terminal, port) || isTooFar(terminal, port, km)) continue;
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
  if (km <= MOST_TRAIN_KM || terminal.country === port.country) return false;
  return !LONG_TRAIN_AREAS.some((area) => area.includes(terminal.country) && area.includes(port.country));
}
