import type { Point } from '#domain/places/place.ts';
import { PASSAGES, type PassageName, passagesAlong } from '../network/passages.ts';
import { FAIRWAYS, SHALLOWS } from '../network/waters.ts';
import type { Position } from '../route-leg.ts';
import { lineLengthKm, unwrapLine } from './geodesy.ts';
import { CELLS, CELLS_PER_DEGREE, COLUMNS, cellAt, cellCentre, walkCells } from './grid.ts';
import { clearGreatCircle, simplifyPath, straightenPath } from './grid-line.ts';
import { createGridSearch } from './grid-search.ts';
import type { LandMask } from './land-mask.ts';
import { BLOCKED, COASTAL, fillLine, nearestOpenCell, OPEN, type Terrain, visitSides } from './terrain.ts';

/** A sea route between two harbours. Not for navigation. */
interface SeaRoute {
  distance_km: number;
  /** In sailing order. */
  passages: PassageName[];
  geometry: Position[];
}

export interface SeaRouter {
  /**
   * The shortest sea route; undefined when a point is too far from the sea or no route is open. `closed` lists the
   * passages to avoid; by default the Kiel Canal, which is too small for most ships.
   */
  route(from: Point, to: Point, options?: { closed?: readonly PassageName[] }): SeaRoute | undefined;
  /** Grid distance in km from one harbour to each of the others, 1 to 3 % above `route`; Infinity where unreachable. */
  distances(from: Point, to: readonly Point[]): number[];
  /** The sea cell nearest to a point, or undefined beyond 75 km from the sea. */
  harbour(point: Point): Position | undefined;
}

const USUALLY_CLOSED: readonly PassageName[] = ['kiel'];
const HARBOUR_REACH_KM = 75;
const MID_ATLANTIC: Position = [-30, 0];

/** Builds a reusable router over a land mask; takes about 50 ms. */
export function createSeaRouter(land: LandMask): SeaRouter {
  const terrain = seaTerrain(land);
  const search = createGridSearch();

  function harbourCell(point: Point): number | undefined {
    return nearestOpenCell(terrain, toPosition(point), HARBOUR_REACH_KM);
  }

  return {
    route(from, to, { closed = USUALLY_CLOSED } = {}) {
      const start = harbourCell(from);
      const goal = harbourCell(to);
      if (start === undefined || goal === undefined) return undefined;
      return withClosed(terrain, closed, () => {
        const direct = clearGreatCircle(terrain, cellCentre(start), cellCentre(goal));
        const cells = direct ? undefined : search.path(terrain, start, goal);
        const lane = direct ? simplifyPath(terrain, direct) : cells && straightenPath(terrain, cells);
        if (!lane) return undefined;
        const geometry = unwrapLine([toPosition(from), ...lane, toPosition(to)]);
        return {
          distance_km: lineLengthKm(geometry),
          passages: passagesAlong(geometry).map(({ name }) => name),
          geometry,
        };
      });
    },
    distances(from, to) {
      const start = harbourCell(from);
      if (start === undefined) return to.map(() => Infinity);
      const goals = to.map(harbourCell);
      const reachable = goals.filter((goal) => goal !== undefined);
      const found = withClosed(terrain, USUALLY_CLOSED, () => search.distances(terrain, start, reachable));
      const byCell = new Map(reachable.map((goal, index) => [goal, found[index] as number]));
      return goals.map((goal) => (goal === undefined ? Infinity : (byCell.get(goal) ?? Infinity)));
    },
    harbour(point) {
      const cell = harbourCell(point);
      return cell === undefined ? undefined : cellCentre(cell);
    },
  };
}

/** The connected ocean: land, lakes, inland seas and the Arctic passages are blocked; coastal cells are reluctant. */
function seaTerrain(land: LandMask): Terrain {
  const water = land.map((isLand, cell) => (isLand || isIcebound(cell) ? 0 : 1));
  for (const shallow of SHALLOWS) fillLine(water, shallow, 0);
  for (const { channel } of Object.values(PASSAGES)) fillLine(water, channel, 1);
  for (const fairway of FAIRWAYS) fillLine(water, fairway, 1);

  const terrain: Terrain = new Uint8Array(CELLS);
  const waiting = [cellAt(MID_ATLANTIC)];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (terrain[cell] !== BLOCKED) continue;
    let ground = OPEN;
    visitSides(cell, (side) => {
      if (!water[side]) ground = COASTAL;
      else if (terrain[side] === BLOCKED) waiting.push(side);
    });
    terrain[cell] = ground;
  }
  return terrain;
}

/** Arctic and Antarctic ice, where no regular freight sails. */
function isIcebound(cell: number): boolean {
  const latitude = 90 - (Math.floor(cell / COLUMNS) + 0.5) / CELLS_PER_DEGREE;
  const longitude = ((cell % COLUMNS) + 0.5) / CELLS_PER_DEGREE - 180;
  return latitude > 72.5 || latitude < -70 || (latitude > 66.5 && (longitude > 55 || longitude < -58));
}

/** Blocks the gates of closed passages during one call. */
function withClosed<Result>(terrain: Terrain, closed: readonly PassageName[], work: () => Result): Result {
  const walls: { cell: number; ground: number }[] = [];
  for (const name of closed) {
    walkCells(...PASSAGES[name].gate, (cell) => {
      walls.push({ cell, ground: terrain[cell] as number });
      return true;
    });
  }
  for (const { cell } of walls) terrain[cell] = BLOCKED;
  try {
    return work();
  } finally {
    for (const { cell, ground } of walls) terrain[cell] = ground;
  }
}

function toPosition({ longitude, latitude }: Point): Position {
  return [longitude, latitude];
}
