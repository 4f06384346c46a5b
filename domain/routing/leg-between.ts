import type { Earth } from './geography.ts';
import { RIVER_CIRCUITY } from './network/inland-carriage.ts';
import type { Position, RouteLeg, Stop } from './route-leg.ts';
import { distanceKm, lineLengthKm, unwrapLine } from './search/geodesy.ts';
import { greatCircle, landLeg, roundCoordinates } from './search/land-leg.ts';
import { overland } from './search/overland.ts';

/** A barge's line is found where a terminal is this near to the ends. */
const TERMINAL_KM = 40;

/**
 * One leg between two places by a mode that staff chose; roads and railways include the ferries on the way. Undefined
 * where there is no connection.
 */
export function legBetween(
  geography: Earth,
  from: Stop,
  to: Stop,
  mode: 'sea' | 'air' | 'road' | 'rail' | 'barge',
): RouteLeg | undefined {
  switch (mode) {
    case 'air':
      return {
        transport_mode: 'air',
        from,
        to,
        distance_km: distanceKm(from, to),
        geometry: roundCoordinates(greatCircle(from, to)),
        passages: [],
      };
    case 'sea': {
      const lane = geography.seaRouter.route(from, to);
      return lane && { transport_mode: 'sea', from, to, ...lane, geometry: roundCoordinates(lane.geometry) };
    }
    case 'barge': {
      const line = riverLine(geography, from, to) ?? landLeg(geography, from, to, 'road').geometry;
      const distance_km = lineLengthKm(line) * RIVER_CIRCUITY;
      return { transport_mode: 'sea', vehicle: 'barge', from, to, distance_km, geometry: line, passages: [] };
    }
    default: {
      if (distanceKm(from, to) === 0) return landLeg(geography, from, to, mode);
      const parts = overland(geography, from, to, mode);
      if (parts.length === 0) return undefined;
      return {
        transport_mode: mode,
        from,
        to,
        distance_km: parts.reduce((total, part) => total + part.distance_km, 0),
        geometry: unwrapLine(
          parts.flatMap(({ geometry }, index) => (index === 0 ? geometry : geometry.slice(1))),
        ),
        passages: [],
      };
    }
  }
}

/** The line along a known waterway between its port and one of its terminals, in either direction. */
function riverLine({ waterways, ports }: Earth, from: Stop, to: Stop): Position[] | undefined {
  for (const { port, terminals, line } of waterways) {
    const mouth = ports.all.find(({ code }) => code === port);
    if (!mouth) continue;
    for (const terminal of terminals) {
      const part = line.slice(0, terminal.vertex + 1);
      if (isNear(mouth, from) && isNear(terminal, to)) return part;
      if (isNear(terminal, from) && isNear(mouth, to)) return [...part].reverse();
    }
  }
  return undefined;
}

function isNear(
  one: Pick<Stop, 'latitude' | 'longitude'>,
  other: Pick<Stop, 'latitude' | 'longitude'>,
): boolean {
  return distanceKm(one, other) <= TERMINAL_KM;
}
