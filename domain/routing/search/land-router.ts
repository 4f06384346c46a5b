import type { Point } from '#domain/places/place.ts';
import { BARRIERS, type Crossings } from '../network/crossings.ts';
import { roadlessRegion } from '../network/roadless-regions.ts';
import type { Position } from '../route-leg.ts';
import { lineLengthKm, unwrapLine } from './geodesy.ts';
import { CELLS, cellCentre } from './grid.ts';
import { clearGreatCircle, simplifyPath, straightenPath } from './grid-line.ts';
import { createGridSearch } from './grid-search.ts';
import type { LandMask } from './land-mask.ts';
import { BLOCKED, fillLine, nearestOpenCell, OPEN, type Terrain, visitSides } from './terrain.ts';

/** The shortest route on land. Roads are longer: see circuity. */
interface LandRoute {
  distance_km: number;
  geometry: Position[];
}

export interface LandRouter {
  /** The landmass of a point: equal numbers are connected by road. Undefined on islands too small for the grid. */
  landmass(point: Point): number | undefined;
  /** The great circle where it stays on land, else the route around the water; undefined when only a ship gets there. */
  route(from: Point, to: Point): LandRoute | undefined;
}

/** Maximum distance of a coastal town from the centre of a land cell. */
const SHORE_REACH_KM = 42;

/** Above any landmass number: regions without a road to the rest of theirs count as separate landmasses. */
const FIRST_REGION = 0x1_0000;

/** Builds a router over a land mask with its bridges and tunnels; about 50 ms. */
export function createLandRouter(land: LandMask, links: Crossings['links']): LandRouter {
  const terrain = landTerrain(land, links);
  const landmasses = labelLandmasses(terrain);
  const search = createGridSearch();

  function cellOf(point: Point): number | undefined {
    return nearestOpenCell(terrain, [point.longitude, point.latitude], SHORE_REACH_KM);
  }

  return {
    landmass(point) {
      const cell = cellOf(point);
      if (cell === undefined) return undefined;
      const region = roadlessRegion(point);
      return region > 0 ? FIRST_REGION + region : landmasses[cell];
    },
    route(from, to) {
      const start = cellOf(from);
      const goal = cellOf(to);
      if (start === undefined || goal === undefined || landmasses[start] !== landmasses[goal])
        return undefined;
      const direct = clearGreatCircle(terrain, cellCentre(start), cellCentre(goal));
      const cells = direct ? undefined : search.path(terrain, start, goal);
      const way = direct ? simplifyPath(terrain, direct) : cells && straightenPath(terrain, cells);
      if (!way) return undefined;
      const ends: [Position, Position] = [
        [from.longitude, from.latitude],
        [to.longitude, to.latitude],
      ];
      const geometry = unwrapLine([ends[0], ...way.slice(1, -1), ends[1]]);
      return { distance_km: lineLengthKm(geometry), geometry };
    },
  };
}

function landTerrain(land: LandMask, links: Crossings['links']): Terrain {
  const terrain: Terrain = land.slice();
  for (const link of links) fillLine(terrain, link, OPEN);
  for (const barrier of BARRIERS) fillLine(terrain, barrier, BLOCKED);
  return terrain;
}

/** Numbers the connected parts of the land from 1; 0 is water. */
function labelLandmasses(terrain: Terrain): Uint16Array {
  const labels = new Uint16Array(CELLS);
  let label = 0;
  for (let first = 0; first < CELLS; first++) {
    if (terrain[first] === BLOCKED || labels[first]) continue;
    label += 1;
    labels[first] = label;
    const waiting = [first];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      visitSides(cell, (side) => {
        if (terrain[side] === BLOCKED || labels[side]) return;
        labels[side] = label;
        waiting.push(side);
      });
    }
  }
  return labels;
}
