import type { Point } from '#domain/places/place.ts';
import { RAIL_CIRCUITY, roadKm } from '../circuity.ts';
import type { Earth, Gateway, Site } from '../geography.ts';
import type { LandMode } from '../network/crossings.ts';
import type { Position, RouteLeg, Stop } from '../route-leg.ts';
import { distanceKm, greatCircleLine } from './geodesy.ts';
import { simplifyLine } from './simplify-line.ts';

/** Distances that count as reachable by road on and near islands too small for the land grid. */
const SAME_ISLAND_KM = 60;
const CAUSEWAY_KM = 25;
const VERTEX_KM = 100;
const TOLERANCE_KM = 2;

/** Whether a truck can drive between two points without a ferry. */
export function canDrive(geography: Earth, from: Point, to: Point): boolean {
  return isDrivable(withLandmass(geography, from), withLandmass(geography, to));
}

export type PointOnLand = Point & Pick<Gateway, 'landmass'>;

export function withLandmass(geography: Earth, { latitude, longitude }: Point): PointOnLand {
  const point = { latitude, longitude };
  return { ...point, landmass: geography.landRouter.landmass(point) };
}

export function isDrivable(from: PointOnLand, to: PointOnLand): boolean {
  if (from.landmass !== undefined && from.landmass === to.landmass) return true;
  if (from.landmass !== undefined && to.landmass !== undefined) return false;
  const isOneIsland = from.landmass === undefined && to.landmass === undefined;
  return distanceKm(from, to) <= (isOneIsland ? SAME_ISLAND_KM : CAUSEWAY_KM);
}

/** Usual road or rail distance between two places on one landmass, without detours around water. */
export function usualKm(from: Site | Stop, to: Site | Stop, mode: LandMode): number {
  const straightKm = distanceKm(from, to);
  return mode === 'rail' ? straightKm * RAIL_CIRCUITY : roadKm(straightKm, from.country, to.country);
}

export function landLeg(geography: Earth, from: Stop, to: Stop, transport_mode: LandMode): RouteLeg {
  const way = geography.landRouter.route(from, to);
  return {
    transport_mode,
    from,
    to,
    distance_km: Math.max(usualKm(from, to, transport_mode), way?.distance_km ?? 0),
    geometry: roundCoordinates(way?.geometry ?? greatCircle(from, to)),
    passages: [],
  };
}

export function greatCircle(from: Point, to: Point): Position[] {
  const line = greatCircleLine([from.longitude, from.latitude], [to.longitude, to.latitude], VERTEX_KM);
  return simplifyLine(line, TOLERANCE_KM);
}

/** Rounds coordinates to the metre, which halves the size. */
export function roundCoordinates(line: readonly Position[]): Position[] {
  return line.map(([longitude, latitude]) => [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))]);
}
